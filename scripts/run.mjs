/**
 * The door to every command, on whatever Node is there (20.19 or newer): installs when the lockfile has changed since
 * the last install, then hands over to the project's own Node through npm.
 *
 * Plain JavaScript without dependencies, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const [command, ...rest] = process.argv.slice(2);
const stamp = path.join(root, 'node_modules', '.installed');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`aiTours needs Node 20.19 or newer to start; this is ${process.versions.node}. See https://nodejs.org`);
  process.exit(1);
}

const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
if (!installed) {
  console.log('Installing packages (about a minute, once per change of the lockfile) …');
  run(['ci', '--no-audit', '--no-fund']);
  writeFileSync(stamp, lock);
}

const ours = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
if (!existsSync(ours)) {
  console.error(
    'The project brings its own Node, but its install script did not run. Allow it and install again:\n' +
      '  npm config set ignore-scripts false && npm ci',
  );
  process.exit(1);
}
run(['exec', '--no', '--', 'node', '--conditions=@aitours/source', `scripts/${command}.ts`, ...rest]);

/** Runs npm in the project's root; leaves with its exit code when it fails. */
function run(args) {
  const shell = process.platform === 'win32';
  const { status, signal } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell });
  if (status !== 0) process.exit(signal ? 1 : (status ?? 1));
}
