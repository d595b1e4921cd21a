import type { Tally, TestTime } from './reportTally.ts';
import type { RunSuite } from './suites.ts';

/** A suite of `npm test` or `npm run test:rest`. */
export interface Suite {
  /** In kebab-case: the argument that runs it alone. */
  readonly name: string;
  /** How many cores it uses. */
  readonly cores: 1 | 2;
  /** How long it runs on two quiet cores, in seconds. */
  readonly seconds: number;
  /** The suites whose results it uses. */
  readonly after?: readonly string[];
  readonly run: RunSuite;
}

/** What a run prints and returns besides its output. */
export interface Total {
  readonly passed: number;
  readonly failed: number;
  readonly times: readonly TestTime[];
}

const totalCores = 2;
const progressInterval = 30_000;

interface Running {
  readonly suite: Suite;
  readonly started: number;
}

/**
 * Runs suites on two cores: each as soon as the suites before it have passed and its cores are free, in the order of the
 * list. A suite after one that failed isn't run, and counts as failed.
 *
 * @param print writes one line
 */
export async function runSuites(suites: readonly Suite[], print: (line: string) => void): Promise<Total> {
  const progress = createProgress(suites);
  for (const line of describePlan(suites)) print(line);
  const timer = setInterval(() => print(progress.describe()), progressInterval);
  const waiting = [...suites];
  const failed = new Set<string>();
  const times: TestTime[] = [];
  const total = { passed: 0, failed: 0 };
  const ending = new Map<string, Promise<string>>();

  const end = (suite: Suite, tally: Tally & { output: string }) => {
    if (tally.failed > 0) failed.add(suite.name);
    total.passed += tally.passed;
    total.failed += tally.failed;
    times.push(...(tally.times ?? []).map(({ name, seconds }) => ({ name: `${suite.name}: ${name}`, seconds })));
    for (const line of describeResult(suite, tally, progress.end(suite))) print(line);
  };
  const start = (suite: Suite) => {
    progress.start(suite);
    const run = suite.run().catch((error: unknown) => ({ passed: 0, failed: 1, output: String(error) }));
    ending.set(
      suite.name,
      run.then((tally) => {
        end(suite, tally);
        return suite.name;
      }),
    );
  };

  while (waiting.length > 0 || ending.size > 0) {
    for (const suite of [...waiting]) {
      const isReady = (suite.after ?? []).every(
        (name) => !waiting.some((other) => other.name === name) && !ending.has(name),
      );
      const broken = (suite.after ?? []).find((name) => failed.has(name));
      if (!isReady || (!broken && suite.cores > progress.freeCores())) continue;
      waiting.splice(waiting.indexOf(suite), 1);
      if (broken) end(suite, { passed: 0, failed: 1, output: `Not run, because ${broken} failed.` });
      else start(suite);
    }
    if (ending.size > 0) ending.delete(await Promise.race(ending.values()));
  }
  clearInterval(timer);
  return { ...total, times };
}

/** Returns the lines about a suite that ended. @param seconds how long it ran */
function describeResult(
  { name }: Suite,
  { passed, failed, retried = [], output }: Tally & { output: string },
  seconds: number,
) {
  return [
    ...(failed > 0 ? [output.slice(-20_000)] : []),
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
    ...retried.map((test) => `  passed at its second attempt: ${test}`),
  ];
}

const work = ({ seconds, cores }: Suite) => seconds * cores;
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

function describePlan(suites: readonly Suite[]): string[] {
  const seconds = sum(suites.map(work)) / totalCores;
  return [
    `${suites.length} suites, about ${formatMinutes(seconds)} on two quiet cores:`,
    `  ${suites.map(({ name, seconds: expected }) => `${name} ${expected} s`).join(', ')}`,
  ];
}

/** Follows which suites run, and estimates the time left from how long the ended ones took. */
function createProgress(suites: readonly Suite[]) {
  const begun = performance.now();
  const running: Running[] = [];
  const ended = new Map<Suite, number>();
  const secondsSince = (time: number) => (performance.now() - time) / 1000;
  const estimate = () => {
    const actual = sum([...ended].map(([{ cores }, seconds]) => seconds * cores));
    const planned = sum([...ended.keys()].map(work));
    // A machine is judged once it has done a minute of planned work.
    const pace = planned > 60 ? actual / planned : 1;
    const left = suites
      .filter((suite) => !ended.has(suite))
      .map((suite) => {
        const started = running.find((other) => other.suite === suite)?.started;
        const spent = started === undefined ? 0 : secondsSince(started);
        return Math.max(suite.seconds * pace - spent, 0) * suite.cores;
      });
    return sum(left) / totalCores;
  };
  return {
    freeCores: () => totalCores - sum(running.map(({ suite }) => suite.cores)),
    start: (suite: Suite) => running.push({ suite, started: performance.now() }),
    /** Returns how long the suite ran, in whole seconds. */
    end(suite: Suite): number {
      const at = running.findIndex((other) => other.suite === suite);
      const seconds = at < 0 ? 0 : secondsSince(running[at]?.started ?? 0);
      if (at >= 0) running.splice(at, 1);
      ended.set(suite, seconds);
      return Math.round(seconds);
    },
    describe: () =>
      `  ${formatMinutes(secondsSince(begun))} done, about ${formatMinutes(estimate())} left; ` +
      `running: ${running.map(({ suite }) => suite.name).join(', ')}`,
  };
}

/** Returns minutes and seconds, such as 4:05. */
const formatMinutes = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** Returns a line for each of the slowest ten tests. */
export const describeSlowest = (times: readonly TestTime[]): string[] =>
  [...times]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
