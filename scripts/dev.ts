/** `npm run dev`: the shop with hot reload of the app; the server restarts when one of its files changes. */
import { spawn } from 'node:child_process';
import { npmRun, root } from './commands.ts';
import { requireOwnNode } from './guard.ts';

requireOwnNode();
const generated = await npmRun('build', ['--filter=@aitours/openapi', '--output-logs=errors-only']);
if (generated.code !== 0) process.exit(generated.code);

const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--conditions=@aitours/source', 'apps/web/server/main.ts', '--dev'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
