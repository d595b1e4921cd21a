import { parseArgs } from 'node:util';

/** What a run can measure. */
const parts = ['load', 'catalogue', 'soak', 'interaction', 'lighthouse', 'weight'] as const;
export type Part = (typeof parts)[number];

export interface Options {
  readonly parts: readonly Part[];
  /** Names of the questions to ask; empty for all. */
  readonly only: readonly string[];
  /** How long the shop is asked each question, per number of clients. */
  readonly seconds: number;
  /** How long the soak lasts. */
  readonly minutes: number;
  /** How often Lighthouse looks at each page; the middle one counts. */
  readonly looks: number;
  /** Whether the shop's process is profiled while it answers. */
  readonly profile: boolean;
  /** Whether the figures are written into the README. */
  readonly record: boolean;
}

/**
 * Reads the command line: `[load] [catalogue] [soak] [interaction] [lighthouse] [weight] [--only list,detail] [--seconds 4] [--minutes 10] [--looks 3] [--profile]
 * [--record]`.
 *
 * @throws Error naming what makes no sense
 */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string', default: '' },
      seconds: { type: 'string', default: '4' },
      minutes: { type: 'string', default: '10' },
      looks: { type: 'string', default: '3' },
      profile: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`${unknown}: measure ${parts.join(', ')}`);
  const only = values.only.split(',').filter((name) => name !== '');
  const all = only.length > 0 ? (['load'] as const) : parts;
  const wanted = positionals.length > 0 ? parts.filter((part) => positionals.includes(part)) : all;
  if (values.record && wanted.length < parts.length) throw new Error('--record: only a whole run is written down');
  return {
    parts: wanted,
    only,
    seconds: whole('--seconds', values.seconds),
    minutes: whole('--minutes', values.minutes),
    looks: whole('--looks', values.looks),
    profile: values.profile,
    record: values.record,
  };
}

function whole(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 60)
    throw new Error(`${name}: must be a whole number from 1 to 60`);
  return value;
}
