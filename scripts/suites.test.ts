import { describe, expect, it } from 'vitest';
import { counted, jestTally, playwrightTally } from './suites.ts';

const node = (code: string): [string, ...string[]] => [process.execPath, '-e', code];
const writes = (json: string, exit = 0) =>
  node(`require('fs').writeFileSync(process.env.REPORT_FILE, ${JSON.stringify(json)}); process.exit(${exit})`);

describe('counted', () => {
  it('reads the tally of the report', async () => {
    const suite = counted('suites-test', writes('{"numPassedTests":3,"numFailedTests":2}', 1), jestTally);
    expect(await suite.run()).toMatchObject({ passed: 3, failed: 2 });
  });

  it.each([
    ['exits with an error though no test failed', writes('{"numPassedTests":3,"numFailedTests":0}', 1)],
    ['runs no test', writes('{"numPassedTests":0,"numFailedTests":0}')],
    ['writes no report', node('process.exit(0)')],
  ])('counts one failure when the suite %s', async (_, command) => {
    expect((await counted('suites-test', command, jestTally).run()).failed).toBe(1);
  });
});

it('counts a flaky end-to-end test as failed', () => {
  expect(playwrightTally({ stats: { expected: 5, unexpected: 1, flaky: 1 } })).toEqual({ passed: 5, failed: 2 });
});
