import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { npmRun, type RunOptions, root, run } from './commands.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export interface Suite {
  readonly name: string;
  readonly run: () => Promise<Tally & { output: string }>;
}

const reports = path.join(root, 'reports');

/** A check that only says yes or no: it counts as one. */
export const check = (name: string, script: string, args: readonly string[] = [], options: RunOptions = {}): Suite => ({
  name,
  run: async () => {
    const { code, output } = await npmRun(script, args, { quiet: true, ...options });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  },
});

/**
 * A suite that writes a JSON report: its tests are counted one by one.
 *
 * A suite that ends badly, or ran nothing, without a failed test in its report counts as one failure, so that nothing
 * can fail in silence.
 */
export const counted = (
  name: string,
  command: readonly [string, ...string[]],
  report: string,
  read: (json: never) => Tally,
  env: Record<string, string> = {},
): Suite => ({
  name,
  run: async () => {
    const file = path.join(reports, report);
    mkdirSync(reports, { recursive: true });
    rmSync(file, { force: true });
    const [program, ...args] = command;
    const { code, output } = await run(program, args, { quiet: true, env: { ...env, REPORT_FILE: file } });
    const tally = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as never) : { passed: 0, failed: 0 };
    const silent = tally.failed === 0 && (code !== 0 || tally.passed === 0);
    return { passed: tally.passed, failed: tally.failed + (silent ? 1 : 0), output };
  },
});

/** vitest's and jest's JSON reports have one shape. */
export const jestTally = ({
  numPassedTests,
  numFailedTests,
}: {
  numPassedTests: number;
  numFailedTests: number;
}): Tally => ({
  passed: numPassedTests,
  failed: numFailedTests,
});

export const playwrightTally = ({
  stats,
}: {
  stats: { expected: number; unexpected: number; flaky: number };
}): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});

export const plainTally = (tally: Tally): Tally => tally;
