/**
 * `npm run test:crash`: kills the shop's processes during bookings and checks the bookings after each round. Exits with 1
 * after any error.
 */
import { performance } from 'node:perf_hooks';
import { seededRandom } from '@aitours/art';
import { createCommand, wholeNumber } from '../../src/lib/commandLine.ts';
import { openCrashableShop, type Victim, victims } from './crashableShop.ts';
import { findInconsistencies, type Round, runCrashRound } from './crashRound.ts';
import { waitForRefunds } from './ledgerDifferences.ts';

const { rounds, seed } = createCommand({
  name: 'npm run test:crash',
  purpose: 'Kills the processes of the shop during bookings and checks the bookings after each round.',
  examples: ['', '--rounds 6 --seed 2'],
})
  .option('--rounds <number>', 'number of rounds', wholeNumber(1), 50)
  .option('--seed <number>', 'decides what is killed when', wholeNumber(1), 1)
  .parse()
  .opts<{ rounds: number; seed: number }>();
const start = performance.now();
let refunded = 0;
const done: Round[] = [];
/** Errors reported so far: each audit covers the whole database and would report them again. */
const reported = new Set<string>();

const shop = await openCrashableShop();
try {
  const random = seededRandom(seed);
  for (let number = 1; number <= rounds; number++) {
    // Each victim once, then random ones.
    const victim: Victim = victims[number - 1] ?? random.pick(victims);
    const round = await runCrashRound(shop, victim, seed * 10_000 + number);
    done.push(round);
    console.log(formatLine(number, round));
    report(round.errors);
  }
  const everything = done.flatMap(({ placed }) => placed);
  report(await findInconsistencies(shop, everything));
  refunded = await waitForRefunds(shop);
  report(await findInconsistencies(shop, everything));
  console.log(summary());
  process.exitCode = reported.size === 0 ? 0 : 1;
} finally {
  await shop.close();
}

function report(errors: readonly string[]): void {
  for (const error of errors.filter((one) => !reported.has(one))) {
    reported.add(error);
    console.log(`  ERROR: ${error}`);
  }
}

function formatLine(number: number, { victim, killedAfter, recovery, ...round }: Round): string {
  const { acknowledged, retried, paid, soldOut, cancelled, givenUp } = round;
  const about = `${acknowledged} booked (${retried} after a retry), ${paid} paid, ${soldOut} sold out, ${cancelled} cancelled`;
  return `${number}. Killed ${victim} after ${killedAfter} bookings, recovered in ${seconds(recovery)}: ${about}, ${givenUp} given up`;
}

function summary(): string {
  const killed = victims.map((victim) => `${victim} ${done.filter((round) => round.victim === victim).length}`);
  const recoveries = done.map(({ recovery }) => recovery).toSorted((one, other) => one - other);
  return [
    `${done.length} rounds of seed ${seed} in ${seconds(performance.now() - start)}: ${killed.join(', ')}`,
    `${total(({ acknowledged }) => acknowledged)} bookings acknowledged, ${total(({ retried }) => retried)} of them after a retry with the same key`,
    `${total(({ paid }) => paid)} payments acknowledged, ${refunded} refunded`,
    `${total(({ cancelled }) => cancelled)} cancelled, ${total(({ soldOut }) => soldOut)} rejected as sold out, ${total(({ givenUp }) => givenUp)} given up without a response`,
    `${total(({ tally }) => tally.broken)} connections failed, ${total(({ tally }) => tally.unavailable)} responses were 503`,
    `recovered in ${seconds(recoveries[Math.floor(recoveries.length / 2)] ?? 0)} (median), ${seconds(recoveries.at(-1) ?? 0)} (maximum)`,
    `${reported.size} errors`,
  ].join('\n');
}

function total(of: (round: Round) => number): number {
  return done.reduce((all, round) => all + of(round), 0);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
