import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { npmRun, type RunOptions, root, run } from './commands.ts';
import type { Tally } from './reportTally.ts';

export interface Suite {
  /** In kebab-case: the argument of `npm test` that runs it alone. */
  readonly name: string;
  readonly run: () => Promise<Tally & { output: string }>;
}

/** Creates a suite of one npm script, which counts as one test. */
export const check = (name: string, script: string, args: readonly string[] = [], options: RunOptions = {}): Suite => ({
  name,
  run: async () => {
    const { code, output } = await npmRun(script, args, { quiet: true, ...options });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  },
});

/**
 * Creates a suite that writes a JSON report to `reports/<name>.json`, its `REPORT_FILE`.
 *
 * It counts one more failure if it exits with an error or runs no test, and its report has no failed test: an
 * incomplete run never passes.
 */
export const counted = (
  name: string,
  command: readonly string[],
  readTally: (json: never) => Tally,
  env: Record<string, string> = {},
): Suite => ({
  name,
  run: async () => {
    const file = path.join(root, 'reports', `${name}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    rmSync(file, { force: true });
    const [program = '', ...args] = command;
    const { code, output } = await run(program, args, { quiet: true, env: { ...env, REPORT_FILE: file } });
    const tally = existsSync(file)
      ? readTally(JSON.parse(readFileSync(file, 'utf8')) as never)
      : { passed: 0, failed: 0 };
    const isIncomplete = tally.failed === 0 && (code !== 0 || tally.passed === 0);
    return { passed: tally.passed, failed: tally.failed + (isIncomplete ? 1 : 0), output };
  },
});

/** Reads the tally of a JSON report of Vitest or Jest. */
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

/** Reads the tally of a JSON report of Playwright. A test that passed on a retry failed. */
export const playwrightTally = ({
  stats,
}: {
  stats: { expected: number; unexpected: number; flaky: number };
}): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});

/** Reads the tally that `reportTally` writes. */
export const plainTally = (tally: Tally): Tally => tally;
