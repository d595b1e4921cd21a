import { afterAll, expect, test } from 'vitest';
import { openCrashableShop } from './crashableShop.ts';
import { runCrashRound } from './crashRound.ts';

/** One round each; `npm run test:crash` runs fifty. Killing only the server is in `concurrency.test`. */

const shop = await openCrashableShop();
afterAll(() => shop.close());

test.each([
  { victim: 'database', seed: 1 },
  { victim: 'server and supervisor', seed: 2 },
  { victim: 'everything', seed: 3 },
] as const)(
  'GAP-76 API-39 after kill -9 of $victim during bookings, each acknowledged booking exists once and the stock is right',
  async ({ victim, seed }) => {
    const { errors, tally } = await runCrashRound(shop, victim, seed);
    expect(errors).toEqual([]);
    // The kill interrupted requests.
    expect(tally.broken + tally.unavailable).toBeGreaterThan(0);
  },
  // Servers restart meanwhile, which takes long on a busy machine.
  120_000,
);
