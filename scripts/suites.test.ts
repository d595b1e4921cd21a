import { describe, expect, it } from 'vitest';
import { counted, jestTally, playwrightTally } from './suites.ts';

const node = (code: string): [string, ...string[]] => [process.execPath, '-e', code];
const writes = (json: string, exit = 0) =>
  node(`require('fs').writeFileSync(process.env.REPORT_FILE, ${JSON.stringify(json)}); process.exit(${exit})`);

describe('counted', () => {
  it('reads the tally of the report', async () => {
    const suite = counted('suites-test', writes('{"numPassedTests":3,"numFailedTests":2}', 1), jestTally);
    expect(await suite()).toMatchObject({ passed: 3, failed: 2 });
  });

  it.each([
    ['exits with an error though no test failed', writes('{"numPassedTests":3,"numFailedTests":0}', 1)],
    ['runs no test', writes('{"numPassedTests":0,"numFailedTests":0}')],
    ['writes no report', node('process.exit(0)')],
  ])('counts one failure when the suite %s', async (_, command) => {
    expect((await counted('suites-test', command, jestTally)()).failed).toBe(1);
  });
});

it('names the journeys that passed at their second attempt, and counts one that failed twice', () => {
  const results = [{ duration: 1500 }, { duration: 500 }];
  const spec = (title: string, status: string) => ({ title, tests: [{ status, projectName: 'phone', results }] });
  const suites = [
    { specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'flaky'), spec('c', 'unexpected')] }] },
  ];
  expect(playwrightTally({ stats: { expected: 1, unexpected: 1, flaky: 1 }, suites })).toEqual({
    passed: 2,
    failed: 1,
    retried: ['b (phone)'],
    times: ['a (phone)', 'b (phone)', 'c (phone)'].map((name) => ({ name, seconds: 2 })),
  });
});

it('names the stories that passed at their second attempt', () => {
  const assertionResults = [
    { fullName: 'a', status: 'passed', invocations: 1, duration: 250 },
    { fullName: 'b', status: 'passed', invocations: 2 },
    { fullName: 'c', status: 'failed', invocations: 2 },
  ];
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: [{ assertionResults }] };
  expect(jestTally(report)).toMatchObject({ passed: 2, failed: 1, retried: ['b'] });
  expect(jestTally(report).times?.[0]).toEqual({ name: 'a', seconds: 0.25 });
});
