/**
 * Runs a script with the project's own Node: `node scripts/run.mjs start`. Installs the packages first if the lockfile
 * has changed since the last installation.
 *
 * It is JavaScript without dependencies and works with Node 20.19 or newer, because it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(root, 'node_modules');
const [command, ...rest] = process.argv.slice(2);

// Ctrl+C reaches every process of the terminal: this one waits until the command has stopped.
process.on('SIGINT', () => {});

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`aiTours needs Node 20.19 or newer to start; this is ${process.versions.node}. See https://nodejs.org`);
  process.exit(1);
}
await install();

const node = path.join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
if (!existsSync(node)) {
  console.error(
    'The project uses its own Node, but the install script of the package "node" did not run. Allow it and install again:\n' +
      '  npm config set ignore-scripts false && npm ci',
  );
  process.exit(1);
}
const PATH = [path.join(modules, '.bin'), process.env.PATH].join(path.delimiter);
await run(node, ['--conditions=@aitours/source', `scripts/${command}.ts`, ...rest], { env: { ...process.env, PATH } });

async function install() {
  const stamp = path.join(modules, '.installed');
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages: about a minute, and only after the lockfile has changed');
  const started = performance.now();
  await run('npm', ['ci', '--no-audit', '--no-fund'], { shell: process.platform === 'win32' });
  writeFileSync(stamp, lock);
  console.log(`✓ install ${((performance.now() - started) / 1000).toFixed(1)} s`);
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
