/**
 * Proves that `@aitours/ui` and `@aitours/api-client` serve a product outside this workspace. Both are packed as for the
 * registry and installed, with npm, into a copy of `examples/` in a temporary folder, where nothing of ours can be found
 * by accident; there the copy is typed, built, rendered and run. The examples of the packages' READMEs are typed with it.
 *
 * Compiler and bundler are the workspace's own, which spares much of the installation; they resolve everything from the
 * copy. Environment: `REPORT_FILE` (a file for the tally), `KEEP=1` (leaves the copy, and says where it is).
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { type Finished, root, run } from './commands.ts';
import { classesIn, codeBlocks, selectedClasses } from './foreignText.ts';

const PACKAGES = ['ui', 'api-client'] as const;

/** What the script of `examples/src/shop.ts` says, from the contract's examples. */
const SAID = [
  '6 activities, the first: Sheikh Zayed Grand Mosque with a Guide',
  'signed in as amira.haddad@example.com',
  'refused (404): There is no such tour.',
  'signed out: true',
];

/** Parts that no page pays for which shows a button only. */
const NOT_FOR_A_BUTTON = /react-aria|@internationalized|\/(Calendar|Dialog|Drawer|Menu|Table|Gallery|ProductCard)\//;

/** Complaints; none when all is well. */
type Check = () => Promise<readonly string[]>;

const project = mkdtempSync(path.join(realpathSync(tmpdir()), 'aitours-examples-'));
const tally = { passed: 0, failed: 0 };
try {
  await install();
  writeReadmes();
  for (const [name, check] of Object.entries({ typed, typedByTypeScript6, runs, styled, treeShaken, serverRendered })) {
    const complaints = await (check satisfies Check)();
    tally[complaints.length === 0 ? 'passed' : 'failed'] += 1;
    console.log(`${complaints.length === 0 ? '✓' : '✗'} ${name}`);
    for (const complaint of complaints) console.error(complaint);
  }
} finally {
  if (process.env['KEEP']) console.log(project);
  else rmSync(project, { recursive: true, force: true });
}
if (process.env['REPORT_FILE']) writeFileSync(process.env['REPORT_FILE'], JSON.stringify(tally));
process.exit(tally.failed === 0 ? 0 : 1);

/** The examples, with the packages as a registry would hand them out. */
async function install(): Promise<void> {
  cpSync(path.join(root, 'examples'), project, { recursive: true });
  const file = path.join(project, 'package.json');
  const manifest: { dependencies: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of PACKAGES) {
    const folder = path.join(root, 'packages', name);
    const packed = await run('npm', ['pack', folder, '--json', '--pack-destination', project], { quiet: true });
    must(packed);
    manifest.dependencies[`@aitours/${name}`] = `file:${tarballOf(packed.output)}`;
  }
  writeFileSync(file, JSON.stringify(manifest, undefined, 2));
  writeFileSync(path.join(project, 'package-lock.json'), JSON.stringify(lockOf(manifest), undefined, 2));
  must(await inProject('npm', ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']));
}

/**
 * The workspace's lock, without its members: npm takes what the project needs, in the versions `npm ci` has just fetched,
 * asks the registry nothing about them, and drops the rest.
 */
function lockOf(manifest: object): object {
  const lock: { packages: Record<string, { link?: boolean }> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  const others = Object.entries(lock.packages).filter(([at, { link }]) => at.startsWith('node_modules/') && !link);
  return { ...lock, packages: { '': manifest, ...Object.fromEntries(others) } };
}

function tarballOf(output: string): string {
  const name = /"filename": "([^"]+)"/.exec(output)?.[1];
  if (name === undefined) throw new Error(`npm pack names no file:\n${output}`);
  return name;
}

/** Each block of TypeScript in a README is a file of its own. */
function writeReadmes(): void {
  const folder = path.join(project, 'src', 'readme');
  mkdirSync(folder);
  for (const name of PACKAGES) {
    const readme = readFileSync(path.join(project, 'node_modules', '@aitours', name, 'README.md'), 'utf8');
    for (const [number, { language, code }] of codeBlocks(readme).entries())
      writeFileSync(path.join(folder, `${name}-${number + 1}.${language}`), code);
  }
}

async function typed(): Promise<readonly string[]> {
  return complaintsOf(await inProject('tsc', ['-p', '.']));
}

/** The compiler most products still have. It takes three times as long, so what the other has judged is left to it. */
async function typedByTypeScript6(): Promise<readonly string[]> {
  return complaintsOf(await inProject('tsc6', ['-p', '.', '--skipLibCheck']));
}

async function runs(): Promise<readonly string[]> {
  const finished = await inProject(process.execPath, ['src/shop.ts']);
  const said = finished.output.trim().split('\n');
  return finished.code === 0 && said.join('\n') === SAID.join('\n') ? [] : [finished.output];
}

/** The app's build has the library's styles, and the font they name. */
async function styled(): Promise<readonly string[]> {
  const { output } = await bundle('index.html');
  const css = output.find(({ fileName }) => fileName.endsWith('.css'));
  const font = output.find(({ fileName }) => fileName.endsWith('.woff2'));
  const text = css?.type === 'asset' ? String(css.source) : '';
  return [
    ...(text.includes('--ai-action-base') ? [] : ['The build has no style sheet with the theme.']),
    ...(font && text.includes(path.basename(font.fileName)) ? [] : ['The build has no font that its styles name.']),
  ];
}

async function treeShaken(): Promise<readonly string[]> {
  const { output } = await bundle('src/oneButton.tsx');
  const modules = output.flatMap((part) => (part.type === 'chunk' ? Object.entries(part.modules) : []));
  const kept = modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => path.relative(project, id));
  const used = kept.some((id) => /\/Button\/Button\.js$/.test(id)) ? [] : ['The bundle of a button has no button.'];
  return [...used, ...kept.filter((id) => NOT_FOR_A_BUTTON.test(id)).map((id) => `A button brings ${id}`)];
}

/** Node renders the page with the installed packages; what it sends has styles, and no inline ones. */
async function serverRendered(): Promise<readonly string[]> {
  await bundle('src/server.tsx', { ssr: true, outDir: 'server' });
  const finished = await inProject(process.execPath, [
    '--input-type=module',
    '--eval',
    "import { render } from './server/server.js'; process.stdout.write(render());",
  ]);
  if (finished.code !== 0) return [finished.output];
  const html = finished.output;
  const known = selectedClasses(readFileSync(path.join(project, 'node_modules/@aitours/ui/dist/styles.css'), 'utf8'));
  const classes = classesIn(html);
  return [
    ...(html.includes('Dhow at dusk') && classes.length > 10 ? [] : [`This is not the page:\n${html}`]),
    ...classes.filter((name) => !known.has(name)).map((name) => `No style for class ${name}`),
    ...(/\sstyle=/.test(html) ? ['The markup has inline styles, which a strict policy forbids.'] : []),
  ];
}

async function bundle(
  input: string,
  options: { ssr?: boolean; outDir?: string } = {},
): Promise<Rolldown.RolldownOutput> {
  const built = await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'client', ...options, rolldownOptions: { input: path.join(project, input) } },
  });
  if (!('output' in built)) throw new Error('Vite gives one output for one input.');
  return built;
}

function inProject(command: string, args: readonly string[]): Promise<Finished> {
  return run(command, args, { quiet: true, cwd: project });
}

function must({ code, output }: Finished): void {
  if (code !== 0) throw new Error(output);
}

function complaintsOf({ code, output }: Finished): readonly string[] {
  return code === 0 ? [] : [output];
}
