/** `npm start`: builds what has changed, then serves the whole shop (database, API and app) at one address. */
import { spawn } from 'node:child_process';
import { npmRun, root } from './commands.ts';
import { requireOwnNode } from './guard.ts';

requireOwnNode();
const built = await npmRun('build', ['--filter=@aitours/web', '--output-logs=errors-only'], { quiet: true });
if (built.code !== 0) {
  console.error(built.output);
  process.exit(built.code);
}

const server = spawn(
  process.execPath,
  ['--conditions=@aitours/source', 'apps/web/server/main.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: process.env['NODE_ENV'] ?? 'production' },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
