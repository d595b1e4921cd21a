import { writeFileSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** The names of tests that passed at their second attempt. */
  readonly retried?: readonly string[];
  readonly times?: readonly TestTime[];
}

/** How long a test ran. */
export interface TestTime {
  readonly name: string;
  readonly seconds: number;
}

/** Ends a check: writes its tally to `REPORT_FILE`, which `npm test` sets, and exits with 1 if anything failed. */
export function reportTally({ passed, failed }: Tally): never {
  if (process.env['REPORT_FILE']) writeFileSync(process.env['REPORT_FILE'], JSON.stringify({ passed, failed }));
  process.exit(failed === 0 ? 0 : 1);
}
