/** `npm run dev`: serves the shop with hot reload of the app; the server restarts when one of its files changes. */
import { createCommand } from '../apps/api/src/commandLine.ts';
import { npmRun } from './commands.ts';
import { requireProjectNode } from './requireProjectNode.ts';
import { runServer } from './serverProcess.ts';

createCommand({
  name: 'npm run dev',
  purpose:
    'Serves the shop with hot reload of the app; restarts the server when one of its files changes.\n' +
    'The port is in the environment variable PORT, 3000 by default.',
  examples: [''],
}).parse();

requireProjectNode();
const built = await npmRun('build', ['--filter=@aitours/openapi', '--output-logs=errors-only']);
if (built.code !== 0) process.exit(built.code);
process.exitCode = await runServer(
  { args: ['--dev'], env: { NODE_ENV: 'development' }, isVerbose: true, logFile: null, onLine: () => true },
  ['--watch', '--watch-preserve-output'],
);
