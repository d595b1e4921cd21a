/** `npm run serve:e2e -- --port 4173`: the built shop, freshly filled, for journeys in a browser. It keeps nothing. */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dataFolder, port as usualPort } from '../e2e/support/testShop.ts';
import { root } from './commands.ts';
import { requireProjectNode } from './requireProjectNode.ts';

requireProjectNode();
const args = process.argv.slice(2);
const port = args.includes('--port') ? Number(args[args.indexOf('--port') + 1]) : usualPort;
if (!Number.isInteger(port)) {
  console.error('--port wants a number');
  process.exit(1);
}

const dataDir = dataFolder(port);
const forget = () => rmSync(dataDir, { recursive: true, force: true });
forget();
mkdirSync(dataDir, { recursive: true, mode: 0o755 });

/** Only what a shop on a laptop has: no key or address from the environment leads a journey elsewhere. */
const { PATH, HOME, TMPDIR } = process.env;
const server = spawn(
  process.execPath,
  ['--conditions=@aitours/source', path.join('apps', 'web', 'server', 'main.ts'), '--port', String(port)],
  {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...(PATH !== undefined && { PATH }),
      ...(HOME !== undefined && { HOME }),
      ...(TMPDIR !== undefined && { TMPDIR }),
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      RATE_LIMIT_FACTOR: '10000',
    },
  },
);

server.stdout.on('data', (chunk: Buffer) => {
  const text = chunk.toString().trim();
  if (text !== '') console.log(text);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => {
  forget();
  process.exit(signal ? 0 : (code ?? 0));
});
