/** `npm run serve:e2e`: serves the built shop with a new database for the end-to-end tests. */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createCommand, oneOf, wholeNumber } from '../apps/api/src/lib/commandLine.ts';
import { dataFolder, port as defaultPort, partnerUrl } from '../e2e/support/testShop.ts';
import { type Behaviour, behaviours } from '../packages/domain/src/quirks/index.ts';
import { root } from './commands.ts';

/** Without `stripe`, which is an outside service. */
const providers = ['none', 'test'];

const { port, behaviour, payments } = createCommand({
  name: 'npm run serve:e2e',
  purpose: 'Serves the built shop with a new database for the end-to-end tests, and deletes its data when it stops.',
  examples: ['', '--port 4173', '--behaviour improved'],
})
  .option('--port <number>', 'port to listen on', wholeNumber(1, 65_535), defaultPort)
  .option('--behaviour <name>', 'behaviour of the shop', oneOf(behaviours), 'specified')
  .option('--payments <provider>', 'who takes payments', oneOf(providers), 'none')
  .parse()
  .opts<{ port: number; behaviour: Behaviour; payments: string }>();

const dataDir = dataFolder(port);
const deleteData = () => rmSync(dataDir, { recursive: true, force: true });
deleteData();
mkdirSync(dataDir, { recursive: true, mode: 0o755 });

/** Nothing else of the environment: no key or address may lead a test to an outside service. */
const { PATH, HOME, TMPDIR } = process.env;
const server = spawn(
  process.execPath,
  ['--conditions=@aitours/source', path.join('apps', 'web', 'server', 'main.ts'), '--port', String(port)],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...(PATH !== undefined && { PATH }),
      ...(HOME !== undefined && { HOME }),
      ...(TMPDIR !== undefined && { TMPDIR }),
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      BEHAVIOUR: behaviour,
      PAYMENT_PROVIDER: payments,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ALLOWED_ORIGINS: partnerUrl,
      CONTACT_EMAIL: 'desk@shop.example.com',
      RATE_LIMIT_FACTOR: '10000',
    },
  },
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => {
  deleteData();
  process.exit(signal ? 0 : (code ?? 0));
});
