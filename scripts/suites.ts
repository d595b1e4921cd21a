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
    const tally: Tally = existsSync(file)
      ? readTally(JSON.parse(readFileSync(file, 'utf8')) as never)
      : { passed: 0, failed: 0 };
    const isIncomplete = tally.failed === 0 && (code !== 0 || tally.passed === 0);
    return { ...tally, failed: tally.failed + (isIncomplete ? 1 : 0), output };
  },
});

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults?: readonly { readonly assertionResults: readonly JestResult[] }[];
}

interface JestResult {
  readonly fullName: string;
  readonly status: string;
  /** Attempts; only Jest writes it. */
  readonly invocations?: number;
}

/** Reads the tally of a JSON report of Vitest or Jest. */
export const jestTally = ({ numPassedTests, numFailedTests, testResults = [] }: JestReport): Tally => ({
  passed: numPassedTests,
  failed: numFailedTests,
  retried: testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName),
});

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string; readonly projectName: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** Reads the tally of a JSON report of Playwright. A test that fails twice failed. */
export const playwrightTally = ({ stats, suites = [] }: PlaywrightReport): Tally => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  retried: suites.flatMap(flakyTests),
});

const flakyTests = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${title} (${projectName})`),
  ),
  ...suites.flatMap(flakyTests),
];

/** Reads the tally that `reportTally` writes. */
export const plainTally = (tally: Tally): Tally => tally;
