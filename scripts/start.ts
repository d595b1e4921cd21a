/** `npm start`: builds what has changed, then serves the whole shop (database, API and app) at one address. */
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { createCommand, oneOf, wholeNumber } from '../apps/api/src/lib/commandLine.ts';
import { type LogLine, runServer, warning } from '../apps/web/server/runServer.ts';
import { type Behaviour, behaviours } from '../packages/domain/src/quirks/index.ts';
import { build, root } from './commands.ts';
import { isPortFree, nextFreePort } from './freePort.ts';
import { startSteps } from './startSteps.ts';

const options = createCommand({
  name: 'npm start',
  purpose:
    'Builds the shop and serves it on this machine, with its own database in the folder .data.\n' +
    'All other settings are environment variables: docs/configuration.md.',
  examples: ['', '--behaviour improved', '--port 8080', '--verbose'],
})
  .option('--port <number>', 'port to listen on; 0 takes a free one', wholeNumber(0, 65_535))
  .option('--behaviour <name>', 'behaviour of the shop, README.md', oneOf(behaviours))
  .option('--verbose', 'print the log instead of writing it to .data/logs/shop.log')
  .parse()
  .opts<{ port?: number; behaviour?: Behaviour; verbose?: boolean }>();

const port = await choosePort(options.port ?? Number(process.env['PORT'] || 3000));
const steps = startSteps();
steps.begin('building');
await build('web');
steps.end('build');
steps.begin('starting the server');

const logFile = path.join(process.env['DATA_DIR'] || '.data', 'logs', 'shop.log');
/** What the server reports for the person at the terminal before it serves. */
const notes: string[] = [];
let isServing = false;
process.exitCode = await runServer({
  args: ['--port', String(port)],
  env: {
    NODE_ENV: process.env['NODE_ENV'] ?? 'production',
    LOG_LEVEL: process.env['LOG_LEVEL'] || 'info',
    ...(options.behaviour && { BEHAVIOUR: options.behaviour }),
  },
  isVerbose: options.verbose ?? false,
  logFile: options.verbose ? null : path.resolve(root, logFile),
  onLine,
});
console.log('Stopped.');

/** Reports the steps of the start; returns whether the line itself is to be printed. */
function onLine({ level, msg, step, milliseconds, url, terminal = false }: LogLine): boolean {
  if (step !== undefined) steps.end(step, milliseconds);
  if (url !== undefined) {
    isServing = true;
    printWelcome(url);
  } else if (!isServing) {
    if (terminal) notes.push(msg);
    if (step !== undefined) steps.begin('starting the server');
    if (level >= warning) steps.clear();
  }
  return level >= warning || (terminal && isServing);
}

function printWelcome(url: string): void {
  const lines = [
    `aiTours is open at ${url}`,
    ...notes.map((note) => `  ${note}`),
    '  Try first: open Things to do, choose a day, add it to the cart and pay with any test card.',
    options.verbose ? '' : `  Log: ${logFile}; warnings and sign-in codes also appear here.`,
    '  Stop: Ctrl+C',
  ];
  console.log(`\n${lines.filter((line) => line !== '').join('\n')}\n`);
}

/** Returns the port if it is free. If not, offers the next one in a terminal, and ends the process elsewhere. */
async function choosePort(wanted: number): Promise<number> {
  const host = process.env['HOST'] || '127.0.0.1';
  if (wanted === 0 || (await isPortFree(wanted, host))) return wanted;
  const next = await nextFreePort(wanted, host);
  if (process.stdin.isTTY && process.stdout.isTTY) {
    const prompt = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await prompt.question(`Port ${wanted} is in use. Use port ${next} instead? [Y/n] `);
    prompt.close();
    if (!/^n/i.test(answer.trim())) return next;
  } else {
    console.error(`Port ${wanted} is in use. Port ${next} is free: npm start -- --port ${next}`);
  }
  process.exit(1);
}
