/** `npm run dev`: serves the shop with hot reload of the app; the server restarts when one of its files changes. */
import { createCommand } from '../apps/api/src/lib/commandLine.ts';
import { runServer } from '../apps/web/server/runServer.ts';
import { build } from './commands.ts';

createCommand({
  name: 'npm run dev',
  purpose:
    'Serves the shop with hot reload of the app; restarts the server when one of its files changes.\n' +
    'The port is in the environment variable PORT, 3000 by default.',
  examples: [''],
}).parse();

await build('openapi');
process.exitCode = await runServer(
  { args: ['--dev'], env: { NODE_ENV: 'development' }, isVerbose: true, logFile: null, onLine: () => true },
  ['--watch', '--watch-preserve-output'],
);
