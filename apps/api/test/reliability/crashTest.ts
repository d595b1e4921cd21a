/**
 * `npm run test:crash`: kills the shop's processes in the middle of bookings, round after round, and looks through the
 * books each time. ROUNDS says how often (50), SEED what is killed when (1). Ends with 1 when anything was wrong.
 */
import { performance } from 'node:perf_hooks';
import { seededRandom } from '@aitours/art';
import { openCrashableShop, type Victim, victims } from './crashableShop.ts';
import { killRound, lookThrough, type Round } from './crashRound.ts';

const rounds = wholeNumber('ROUNDS', 50);
const seed = wholeNumber('SEED', 1);
const start = performance.now();
const done: Round[] = [];
/** What was found already: the books are looked through as a whole each time. */
const wrong = new Set<string>();

const shop = await openCrashableShop();
try {
  const random = seededRandom(seed);
  for (let number = 1; number <= rounds; number++) {
    // Each in turn, so that few rounds see all of them; then as the seed will have it.
    const victim: Victim = victims[number - 1] ?? random.pick(victims);
    const round = await killRound(shop, victim, seed * 10_000 + number);
    done.push(round);
    console.log(lineOf(number, round));
    tellOf(round.faults);
  }
  const everything = done.flatMap(({ placed }) => placed);
  tellOf(await lookThrough(shop, everything));
  console.log(summary());
  process.exitCode = wrong.size === 0 ? 0 : 1;
} finally {
  await shop.close();
}

function tellOf(faults: readonly string[]): void {
  for (const fault of faults.filter((one) => !wrong.has(one))) {
    wrong.add(fault);
    console.log(`  WRONG: ${fault}`);
  }
}

function lineOf(number: number, { victim, killedAfter, recovery, ...round }: Round): string {
  const { acknowledged, repeated, soldOut, cancelled, givenUp } = round;
  const about = `${acknowledged} booked (${repeated} after asking again), ${soldOut} sold out, ${cancelled} cancelled`;
  return `${number}. ${victim}, after ${killedAfter}: well again after ${seconds(recovery)}; ${about}, ${givenUp} given up`;
}

function summary(): string {
  const killed = victims.map((victim) => `${victim} ${done.filter((round) => round.victim === victim).length}`);
  const recoveries = done.map(({ recovery }) => recovery).toSorted((one, other) => one - other);
  return [
    `${done.length} rounds of seed ${seed} in ${seconds(performance.now() - start)}: ${killed.join(', ')}`,
    `${total(({ acknowledged }) => acknowledged)} bookings acknowledged, ${total(({ repeated }) => repeated)} of them after asking again under the same key`,
    `${total(({ cancelled }) => cancelled)} cancelled, ${total(({ soldOut }) => soldOut)} refused as sold out, ${total(({ givenUp }) => givenUp)} given up without an answer`,
    `${total(({ tally }) => tally.broken)} connections broke or were refused, ${total(({ tally }) => tally.unavailable)} answers were 503`,
    `well again after ${seconds(recoveries[Math.floor(recoveries.length / 2)] ?? 0)} (median), ${seconds(recoveries.at(-1) ?? 0)} (longest)`,
    `${wrong.size} wrong`,
  ].join('\n');
}

function total(of: (round: Round) => number): number {
  return done.reduce((all, round) => all + of(round), 0);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function wholeNumber(name: string, otherwise: number): number {
  const value = Number(process.env[name] ?? otherwise);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${name} must be a whole number from 1 on`);
  return value;
}
