import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { npmRun, root, run } from './commands.ts';
import type { Tally, TestTime } from './reportTally.ts';

/** Runs a suite to its end. */
export type RunSuite = () => Promise<Tally & { output: string }>;

/** Returns a suite of one npm script, which counts as one test. */
export const check =
  (script: string, args: readonly string[] = []): RunSuite =>
  async () => {
    const { code, output } = await npmRun(script, args, { quiet: true });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  };

/**
 * Returns a suite that writes a JSON report to `reports/<name>.json`, its `REPORT_FILE`.
 *
 * It counts one more failure if it exits with an error or runs no test, and its report has no failed test: an
 * incomplete run never passes.
 */
export const counted =
  (
    name: string,
    command: readonly string[],
    readTally: (json: never) => Tally,
    env: Record<string, string> = {},
  ): RunSuite =>
  async () => {
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
  };

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
  /** In milliseconds. */
  readonly duration?: number | null;
}

/** Reads the tally of a JSON report of Vitest or Jest. */
export const jestTally = ({ numPassedTests, numFailedTests, testResults = [] }: JestReport): Tally => ({
  passed: numPassedTests,
  failed: numFailedTests,
  retried: testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName),
  times: testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, duration }): TestTime => ({ name: fullName, seconds: (duration ?? 0) / 1000 })),
});

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly PlaywrightTest[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightTest {
  readonly status: string;
  readonly projectName: string;
  /** Of each attempt; in milliseconds. */
  readonly results?: readonly { readonly duration: number }[];
}

/** Reads the tally of a JSON report of Playwright. A test that fails twice failed. */
export const playwrightTally = ({ stats, suites = [] }: PlaywrightReport): Tally => {
  const tests = suites.flatMap(listTests);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    retried: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
    times: tests.map(({ name, results = [] }) => ({
      name,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  };
};

const listTests = ({ specs = [], suites = [] }: PlaywrightSuite): (PlaywrightTest & { name: string })[] => [
  ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, name: `${title} (${test.projectName})` }))),
  ...suites.flatMap(listTests),
];

/** Reads the tally that `reportTally` writes. */
export const plainTally = (tally: Tally): Tally => tally;
