import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@aitours/art';
import { audit, compare } from './audit.ts';
import type { CrashableShop, Victim } from './crashableShop.ts';
import type { Placed, Tally } from './shopper.ts';
import { openCrowd } from './startShopping.ts';

export interface Round {
  readonly victim: Victim;
  /** When so many bookings were acknowledged. */
  readonly killedAfter: number;
  /** Milliseconds until the shop was healthy again. */
  readonly recovery: number;
  readonly acknowledged: number;
  /** Acknowledged only when asked again. */
  readonly repeated: number;
  readonly soldOut: number;
  readonly cancelled: number;
  readonly givenUp: number;
  readonly tally: Tally;
  /** All that isn't as it was promised. */
  readonly faults: readonly string[];
  readonly placed: readonly Placed[];
}

/** Bookings that are acknowledged before the kill, at least and at most, and after all is well again. */
const before = [4, 40] as const;
const after = 16;
/** Milliseconds between the last of them and the kill, at most: anywhere in what the next ones do. */
const pause = 30;
const bookedWithin = 60_000;

/**
 * Kills a part of the shop while people book, lets it come back, and looks through the books.
 *
 * @param seed decides when the kill comes and what is ordered; how the orders mix is the machine's doing
 */
export async function killRound(shop: CrashableShop, victim: Victim, seed: number): Promise<Round> {
  const random = seededRandom(seed);
  const { tally, end } = await openCrowd(shop, seed);
  const killedAfter = Math.floor(random.between(...before));
  await acknowledged(tally, killedAfter);
  await sleep(random.between(0, pause));
  await shop.kill(victim);
  const recovery = await shop.recover();
  await acknowledged(tally, tally.acknowledged + after);
  const placed = await end();

  const faults = [...tally.wrong, ...(await lookThrough(shop, placed))];
  const count = (has: (order: Placed) => boolean) => placed.filter(has).length;
  return {
    victim,
    killedAfter,
    recovery,
    acknowledged: count(({ answer }) => answer?.status === 201),
    repeated: count(({ answer }) => answer?.status === 201 && answer.isRepeat),
    soldOut: count(({ answer }) => answer?.status === 409),
    cancelled: count(({ cancelled }) => cancelled === 'yes'),
    givenUp: count(({ answer }) => answer === null),
    tally,
    faults,
    placed,
  };
}

async function acknowledged(tally: Tally, count: number): Promise<void> {
  const deadline = Date.now() + bookedWithin;
  while (tally.acknowledged < count) {
    if (Date.now() > deadline) throw new Error(`Nobody books any more: ${JSON.stringify(tally)}`);
    await sleep(1);
  }
}

/** What is wrong with these orders, and with the books as a whole. */
export async function lookThrough(shop: CrashableShop, placed: readonly Placed[]): Promise<string[]> {
  const books = shop.openBooks();
  try {
    return [...(await audit(books.db)), ...(await compare(books.db, placed))];
  } finally {
    await books.close();
  }
}
