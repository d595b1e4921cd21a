/**
 * `npm run test:examples`: tests `@aitours/ui` and `@aitours/api-client` in a product outside this workspace. Both are
 * packed as for the registry and installed with npm into a copy of `examples/` in a temporary folder, where nothing
 * resolves to the workspace by accident. The copy and the examples of the packages' READMEs are typechecked; the copy is
 * built, rendered and run, and built by Next.js.
 *
 * Compiler and bundler are the workspace's, which shortens the installation; they resolve everything from the copy.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { createCommand } from '../apps/api/src/lib/commandLine.ts';
import { type CommandResult, root, run } from './commands.ts';
import { classesIn, codeBlocks, selectedClasses } from './parseText.ts';
import { reportTally } from './reportTally.ts';

const PACKAGES = ['ui', 'api-client'] as const;

/** The output of `examples/src/shop.ts`, which uses the contract's examples. */
const expectedOutput = [
  '6 activities, the first: Sheikh Zayed Grand Mosque with a Guide',
  'signed in as amira.haddad@example.com',
  'error 404: There is no such tour.',
  'signed out: true',
];

/** The largest size of a button's styles with the theme and the reset, in bytes (brotli). */
const BUTTON_STYLES = 4000;

/** Modules that must not be in the bundle of a page with nothing but a button. */
const unusedByButton = /react-aria|@internationalized|\/(Calendar|Dialog|Drawer|Menu|Table|Gallery|ProductCard)\//;

/** Returns errors; none if the check passes. */
type Check = () => Promise<readonly string[]>;

const { keepFolder } = createCommand({
  name: 'npm run test:examples',
  purpose: 'Installs the packages into a product outside the workspace; typechecks, builds, renders and runs it.',
  examples: ['', '--keep-folder'],
})
  .option('--keep-folder', 'do not delete the temporary folder, and print its path', false)
  .parse()
  .opts<{ keepFolder: boolean }>();

const project = mkdtempSync(path.join(realpathSync(tmpdir()), 'aitours-examples-'));
const tally = { passed: 0, failed: 0 };
try {
  await install();
  writeReadmes();
  const checks = {
    typed,
    typedByTypeScript6,
    runs,
    styled,
    treeShaken,
    plainHtml,
    tokensComplete,
    serverRendered,
    serverComponents,
  };
  for (const [name, check] of Object.entries(checks)) {
    const errors = await (check satisfies Check)();
    tally[errors.length === 0 ? 'passed' : 'failed'] += 1;
    console.log(`${errors.length === 0 ? '✓' : '✗'} ${name}`);
    for (const error of errors) console.error(error);
  }
} finally {
  if (keepFolder) console.log(project);
  else rmSync(project, { recursive: true, force: true });
}
reportTally(tally);

/** Copies the examples and installs the packed packages. */
async function install(): Promise<void> {
  cpSync(path.join(root, 'examples'), project, { recursive: true });
  const file = path.join(project, 'package.json');
  const manifest: { dependencies: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of PACKAGES) {
    const folder = path.join(root, 'packages', name);
    const packed = await run('npm', ['pack', folder, '--json', '--pack-destination', project], { quiet: true });
    assertSuccess(packed);
    manifest.dependencies[`@aitours/${name}`] = `file:${parseTarballName(packed.output)}`;
  }
  writeFileSync(file, JSON.stringify(manifest, undefined, 2));
  writeFileSync(path.join(project, 'package-lock.json'), JSON.stringify(createLockfile(manifest), undefined, 2));
  assertSuccess(await inProject('npm', ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']));
}

/**
 * Returns the workspace's lockfile without its members: npm installs what the project needs in the versions that `npm ci`
 * has put into its cache, without requests to the registry, and removes the rest.
 */
function createLockfile(manifest: object): object {
  const lock: { packages: Record<string, { link?: boolean }> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  const others = Object.entries(lock.packages).filter(([at, { link }]) => at.startsWith('node_modules/') && !link);
  return { ...lock, packages: { '': manifest, ...Object.fromEntries(others) } };
}

function parseTarballName(output: string): string {
  const name = /"filename": "([^"]+)"/.exec(output)?.[1];
  if (name === undefined) throw new Error(`npm pack printed no file name:\n${output}`);
  return name;
}

/** Writes each block of TypeScript in a README to a file. */
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
  return toErrors(await inProject('tsc', ['-p', '.']));
}

/** TypeScript 6 takes three times as long as 7, so it skips the declarations that 7 has checked. */
async function typedByTypeScript6(): Promise<readonly string[]> {
  return toErrors(await inProject('tsc6', ['-p', '.', '--skipLibCheck']));
}

async function runs(): Promise<readonly string[]> {
  const finished = await inProject(process.execPath, ['src/shop.ts']);
  const lines = finished.output.trim().split('\n');
  return finished.code === 0 && lines.join('\n') === expectedOutput.join('\n') ? [] : [finished.output];
}

/** Checks that the app's build contains the library's styles and their font. */
async function styled(): Promise<readonly string[]> {
  const { output } = await bundle('index.html');
  const css = output.find(({ fileName }) => fileName.endsWith('.css'));
  const font = output.find(({ fileName }) => fileName.endsWith('.woff2'));
  const text = css?.type === 'asset' ? String(css.source) : '';
  return [
    ...(text.includes('--ai-action-base') ? [] : ['The build has no style sheet with the theme.']),
    ...(font && text.includes(path.basename(font.fileName)) ? [] : ['The build lacks the font of its styles.']),
  ];
}

async function treeShaken(): Promise<readonly string[]> {
  const { output } = await bundle('src/oneButton.tsx');
  const modules = output.flatMap((part) => (part.type === 'chunk' ? Object.entries(part.modules) : []));
  const included = modules
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => path.relative(project, id));
  const used = included.some((id) => /\/Button\/Button\.js$/.test(id))
    ? []
    : ['The bundle of a button lacks the button.'];
  const css = readStyles(output);
  const size = brotliCompressSync(css).length;
  return [
    ...used,
    ...included.filter((id) => unusedByButton.test(id)).map((id) => `A button includes ${id}`),
    ...(size > 0 && size <= BUTTON_STYLES ? [] : [`The styles of a button have ${size} bytes`]),
    ...(css.includes('@font-face') ? ['The styles of a button include the font'] : []),
    ...(css.includes('[data-tone=danger]') ? [] : ['The styles of a button lack its tones']),
  ];
}

/** Returns the style sheets of a build. */
function readStyles(output: Rolldown.RolldownOutput['output']): string {
  return output
    .flatMap((part) => (part.type === 'asset' && part.fileName.endsWith('.css') ? String(part.source) : []))
    .join('');
}

/** Checks that the page without JavaScript has a value for each custom property that it uses, in both themes, and the font. */
async function plainHtml(): Promise<readonly string[]> {
  const { output } = await bundle('html/index.html');
  const css = readStyles(output);
  const used = [...readFileSync(path.join(project, 'html/page.css'), 'utf8').matchAll(/var\((--ai-[\w-]+)\)/g)];
  return [
    ...(used.length > 10 ? [] : ['The page uses no tokens']),
    ...used.filter(([, name]) => !css.includes(`${name}:`)).map(([, name]) => `The page has no value for ${name}`),
    ...(css.includes('prefers-color-scheme') ? [] : ['The page has no dark theme']),
    ...(output.some(({ fileName }) => fileName.endsWith('.woff2')) ? [] : ['The page has no font']),
    ...(output.some(({ type }) => type === 'chunk') ? ['The page has JavaScript'] : []),
  ];
}

/** Checks that `tokens.json` has each custom property of `tokens.css`, with its type and its use. */
async function tokensComplete(): Promise<readonly string[]> {
  const dist = path.join(project, 'node_modules/@aitours/ui/dist');
  const tokens: object = JSON.parse(readFileSync(path.join(dist, 'tokens.json'), 'utf8'));
  const names = new Set(
    [...readFileSync(path.join(dist, 'tokens.css'), 'utf8').matchAll(/--ai-([\w-]+):/g)].map(([, name = '']) => name),
  );
  const find = (theme: string, name: string): unknown =>
    [theme, ...name.split('-')].reduce<unknown>(
      (group, key) => (typeof group === 'object' && group ? Reflect.get(group, key) : undefined),
      tokens,
    );
  const isToken = (token: unknown) =>
    typeof token === 'object' && token !== null && '$type' in token && '$value' in token && '$description' in token;
  const isKnown = (name: string) =>
    isToken(find('scale', name)) || (isToken(find('light', name)) && isToken(find('dark', name)));
  return [
    ...(names.size > 80 ? [] : [`tokens.css has ${names.size} tokens`]),
    ...[...names].filter((name) => !isKnown(name)).map((name) => `tokens.json lacks ${name}`),
  ];
}

/** Renders the page in Node; its classes have styles, and it has no inline styles. */
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
    ...(html.includes('Dhow at dusk') && classes.length > 10 ? [] : [`Unexpected page:\n${html}`]),
    ...classes.filter((name) => !known.has(name)).map((name) => `No style for class ${name}`),
    ...(/\sstyle=/.test(html) ? ['The markup has inline styles, which a strict content security policy forbids.'] : []),
  ];
}

/**
 * Builds the page of `src/app` with Next.js. Server components read constants of the library and render its components;
 * those that need no browser aren't in the page's JavaScript.
 */
async function serverComponents(): Promise<readonly string[]> {
  const next = path.join('node_modules', 'next', 'dist', 'bin', 'next');
  const env = { NEXT_TELEMETRY_DISABLED: '1' };
  const { code, output } = await run(process.execPath, [next, 'build'], { quiet: true, cwd: project, env });
  if (code !== 0) return [output];
  const html = readFileSync(path.join(project, '.next/server/app/index.html'), 'utf8').replaceAll('<!-- -->', '');
  const manifest = readFileSync(path.join(project, '.next/server/app/page_client-reference-manifest.js'), 'utf8');
  return [
    ...['Dhow at dusk', '“Close” is a message', 'var(--ai-action-base) a colour', 'Remind me']
      .filter((text) => !html.includes(text))
      .map((text) => `The page lacks: ${text}`),
    ...(manifest.includes('/TextField.js') ? [] : ['The text field is not a client component']),
    ...['Stack', 'Text', 'Heading']
      .filter((name) => manifest.includes(`/${name}.js`))
      .map((name) => `${name} is a client component`),
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
  if (!('output' in built)) throw new Error('Vite creates one output for one input');
  return built;
}

function inProject(command: string, args: readonly string[]): Promise<CommandResult> {
  return run(command, args, { quiet: true, cwd: project });
}

function assertSuccess({ code, output }: CommandResult): void {
  if (code !== 0) throw new Error(output);
}

function toErrors({ code, output }: CommandResult): readonly string[] {
  return code === 0 ? [] : [output];
}
