import { describe, expect, it } from 'vitest';
import { counted, jestTally, playwrightTally } from './suites.ts';

const node = (code: string): [string, ...string[]] => [process.execPath, '-e', code];
const writes = (json: string, exit = 0) =>
  node(`require('fs').writeFileSync(process.env.REPORT_FILE, ${JSON.stringify(json)}); process.exit(${exit})`);

describe('counted', () => {
  it('adds up what the report says', async () => {
    const suite = counted('x', writes('{"numPassedTests":3,"numFailedTests":2}', 1), 'suites-a.json', jestTally);
    expect(await suite.run()).toMatchObject({ passed: 3, failed: 2 });
  });

  it.each([
    ['ends badly though no test failed', writes('{"numPassedTests":3,"numFailedTests":0}', 1)],
    ['ran nothing', writes('{"numPassedTests":0,"numFailedTests":0}')],
    ['wrote no report', node('process.exit(0)')],
  ])('counts one failure when the suite %s', async (_, command) => {
    expect((await counted('x', command, 'suites-b.json', jestTally).run()).failed).toBe(1);
  });
});

it('a flaky journey is a failed journey', () => {
  expect(playwrightTally({ stats: { expected: 5, unexpected: 1, flaky: 1 } })).toEqual({ passed: 5, failed: 2 });
});
