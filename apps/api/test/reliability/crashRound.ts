import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@aitours/art';
import { audit, compare } from './audit.ts';
import type { CrashableShop, Victim } from './crashableShop.ts';
import { findLedgerDifferences } from './ledgerDifferences.ts';
import { findLostPayments } from './payOrder.ts';
import type { Tally } from './retryUntilAnswered.ts';
import type { Placed } from './shopper.ts';
import { startShopping } from './startShopping.ts';

export interface Round {
  readonly victim: Victim;
  /** The number of bookings acknowledged before the kill. */
  readonly killedAfter: number;
  /** Milliseconds until the shop was healthy again. */
  readonly recovery: number;
  readonly acknowledged: number;
  /** Payments that the provider acknowledged. */
  readonly paid: number;
  /** Acknowledged after a retry. */
  readonly retried: number;
  readonly soldOut: number;
  readonly cancelled: number;
  readonly givenUp: number;
  readonly tally: Tally;
  readonly errors: readonly string[];
  readonly placed: readonly Placed[];
}

/** The range of bookings acknowledged before the kill, and the number after recovery. */
const beforeKill = [4, 40] as const;
const afterRecovery = 16;
/** The most milliseconds between the last acknowledgement and the kill, so that it hits any step of a booking. */
const maxDelay = 30;
const bookingTimeout = 60_000;

/**
 * Kills a part of the shop while shoppers book, waits for its recovery, and checks the bookings.
 *
 * @param seed decides when to kill and what is ordered; the interleaving depends on the machine
 */
export async function runCrashRound(shop: CrashableShop, victim: Victim, seed: number): Promise<Round> {
  const random = seededRandom(seed);
  const { tally, stop } = await startShopping(shop, seed);
  const killedAfter = Math.floor(random.between(...beforeKill));
  await waitForBookings(tally, killedAfter);
  await sleep(random.between(0, maxDelay));
  await shop.kill(victim);
  const recovery = await shop.recover();
  await waitForBookings(tally, tally.acknowledged + afterRecovery);
  const placed = await stop();

  const errors = [...tally.unexpected, ...(await findInconsistencies(shop, placed))];
  const count = (has: (order: Placed) => boolean) => placed.filter(has).length;
  return {
    victim,
    killedAfter,
    recovery,
    acknowledged: count(({ response }) => response?.status === 201),
    paid: tally.paid,
    retried: count(({ response }) => response?.status === 201 && response.isRetry),
    soldOut: count(({ response }) => response?.status === 409),
    cancelled: count(({ cancelled }) => cancelled === 'yes'),
    givenUp: count(({ response }) => response === null),
    tally,
    errors,
    placed,
  };
}

async function waitForBookings(tally: Tally, count: number): Promise<void> {
  const deadline = Date.now() + bookingTimeout;
  while (tally.acknowledged < count) {
    if (Date.now() > deadline) throw new Error(`No bookings are made: ${JSON.stringify(tally)}`);
    await sleep(1);
  }
}

/** Returns the inconsistencies of these orders and of the whole database. */
export async function findInconsistencies(shop: CrashableShop, placed: readonly Placed[]): Promise<string[]> {
  const database = shop.openDatabase();
  try {
    const lost = await findLostPayments(placed);
    return [
      ...lost,
      ...(await audit(database.db)),
      ...(await compare(database.db, placed)),
      ...(await findLedgerDifferences(database.db)),
    ];
  } finally {
    await database.close();
  }
}
