import { createCommand, listOf, wholeNumber } from '../apps/api/src/lib/commandLine.ts';
import { benchRequests } from './benchRequests.ts';

const parts = ['load', 'catalogue', 'backoffice', 'soak', 'interaction', 'lighthouse', 'weight'] as const;
export type Part = (typeof parts)[number];

const requestNames = benchRequests.map(({ name }) => name);

export interface Options {
  readonly parts: readonly Part[];
  /** Names of the requests to send; empty for all. */
  readonly only: readonly string[];
  /** Seconds for each request and number of clients. */
  readonly seconds: number;
  /** Minutes of the soak. */
  readonly minutes: number;
  /** Lighthouse runs for each page. */
  readonly runs: number;
  /** Whether the shop's process is profiled. */
  readonly profile: boolean;
  /** Whether the figures are written into the README. */
  readonly record: boolean;
}

/** Parses the arguments of `npm run bench`; ends the process with code 2 if they are invalid. */
export function readOptions(args: readonly string[]): Options {
  const command = createCommand({
    name: 'npm run bench',
    purpose: 'Builds and serves the shop with a new database, and measures it. See bench/README.md.',
    examples: ['', 'load', '--only list,detail --seconds 3', 'lighthouse --runs 1', 'soak --minutes 10'],
  })
    .argument('[parts...]', `parts to measure: ${parts.join(', ')}`, listOf(parts))
    .option('--only <requests>', `only these requests: ${requestNames.join(', ')}`, listOf(requestNames))
    .option('--seconds <number>', 'for each request and number of clients', wholeNumber(1, 60), 4)
    .option('--minutes <number>', 'length of the soak', wholeNumber(1, 60), 10)
    .option('--runs <number>', 'Lighthouse runs for each page; the median counts', wholeNumber(1, 60), 3)
    .option('--profile', 'write CPU profiles of the shop to reports/bench', false)
    .option('--record', 'write the figures of a complete run into bench/README.md', false)
    .parse(args, { from: 'user' });
  const options = command.opts<Omit<Options, 'parts' | 'only'> & Partial<Pick<Options, 'only'>>>();
  const { only = [], record } = options;
  const [named = []]: [(readonly Part[])?] = [command.processedArgs[0]];
  const usual: readonly Part[] = only.length > 0 ? ['load'] : parts;
  const selected = named.length > 0 ? parts.filter((part) => named.includes(part)) : usual;
  if (record && selected.length < parts.length) command.error('error: --record needs a complete run');
  return { ...options, parts: selected, only };
}
