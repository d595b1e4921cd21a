import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CrashableShop, openCrashableShop } from './crashableShop.ts';
import { killRound } from './crashRound.ts';

/** One round each; `npm run test:crash` goes on for fifty. The server alone is killed in `concurrency.test`. */

let shop: CrashableShop;
beforeAll(async () => {
  shop = await openCrashableShop();
});
afterAll(() => shop.close());

test.each([
  { victim: 'database', seed: 1 },
  { victim: 'server and supervisor', seed: 2 },
  { victim: 'everything', seed: 3 },
] as const)(
  'GAP-76 API-39 kill -9 of $victim while people book: what was acknowledged is there once, and the stock adds up',
  async ({ victim, seed }) => {
    const { faults, tally } = await killRound(shop, victim, seed);
    expect(faults).toEqual([]);
    // Somebody was in the middle of something.
    expect(tally.broken + tally.unavailable).toBeGreaterThan(0);
  },
  // Servers start anew meanwhile, and a busy machine is slow, not wrong.
  120_000,
);
