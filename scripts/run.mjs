/**
 * Runs one of our files or an installed program with the project's own Node: `node scripts/run.mjs scripts/start.ts`,
 * `node scripts/run.mjs tsc -b`. Installs first what is missing: what `npm start` needs, or everything.
 *
 * It is JavaScript without dependencies and works with Node 20.19 or newer, because it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** Commands for which the packages of the app and its server suffice: half of all, without tools for tests. */
const needOnlyTheShop = ['scripts/start.ts', 'scripts/dev.ts'];

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(root, 'node_modules');
const shell = process.platform === 'win32';
const [command = '', ...rest] = process.argv.slice(2);

// Ctrl+C reaches every process of the terminal: this one waits until the command has stopped.
process.on('SIGINT', () => {});

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`aiTours needs Node 20.19 or newer to start; this is ${process.versions.node}. See https://nodejs.org`);
  process.exit(1);
}
await install();

const node = path.join(modules, 'node', 'bin', shell ? 'node.exe' : 'node');
if (!existsSync(node)) {
  console.error(
    'The project uses its own Node, but the install script of the package "node" did not run. Allow it and install again:\n' +
      '  npm config set ignore-scripts false && npm ci',
  );
  process.exit(1);
}
const env = { ...process.env, PATH: [path.join(modules, '.bin'), process.env.PATH].join(path.delimiter) };
if (command.endsWith('.ts')) await run(node, ['--conditions=@aitours/source', command, ...rest], { env });
else await run(command, rest, { env, shell });

/** Installs packages unless a sufficient installation of this lockfile exists. */
async function install() {
  const lockfile = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lockfile).digest('hex');
  const stamp = path.join(modules, '.installed-for-start');
  const hasShop = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  const isForShop = needOnlyTheShop.includes(command);
  if ((isForShop && hasShop) || isComplete(JSON.parse(lockfile))) return;

  console.log(
    `Installing ${isForShop ? 'the packages of the shop' : 'all packages'}, once for each version of the lockfile …`,
  );
  const started = performance.now();
  // npm ci deletes what is there; npm install adds what is missing, in the lockfile's versions.
  const args = hasShop ? ['install', '--no-save'] : ['ci', ...(isForShop ? ['--workspace=@aitours/web'] : [])];
  await run('npm', [...args, '--no-audit', '--no-fund'], { shell });
  if (isForShop) writeFileSync(stamp, hash);
  console.log(`✓ ${'install'.padEnd(9)}${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`);
}

/** Returns whether npm's record of what is installed contains every package of the lockfile for this kind of machine. */
function isComplete({ packages }) {
  const record = path.join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(packages)
    .filter(([at, { optional, os, cpu }]) => at.includes('node_modules/') && !optional && !os && !cpu)
    .every(([at, { version }]) => installed[at] !== undefined && installed[at].version === version);
}

/** Runs a program in the project's root, and exits with its code if that is not 0. */
async function run(program, args, options) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
  // A terminal signals the child itself; a process manager signals only this process.
  const forward = () => child.kill('SIGTERM');
  process.on('SIGTERM', forward);
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status) => resolve(status ?? 1));
  });
  process.off('SIGTERM', forward);
  if (code !== 0) process.exit(code);
}
