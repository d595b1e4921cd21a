import { setTimeout as sleep } from 'node:timers/promises';
import { describeDifference } from '@aitours/domain/reconciliation';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import type { Period } from '../../src/db/payments/reconciliation.ts';
import { refunds } from '../../src/db/schema.ts';
import { reconcilePayments } from '../../src/payments/reconcilePayments.ts';
import { listPayments } from '../../src/payments/testProvider/ledger.ts';
import type { CrashableShop } from './crashableShop.ts';

/** A webhook whose process was killed is sent again after half a minute, and lost ones are read once a minute. */
const settlingTime = 120_000;
const always = { from: new Date(0), to: new Date('9999-01-01') };

/** Returns the differences between bookings, payments and the ledger that remain once the jobs have done their work. */
export async function findLedgerDifferences(db: Database): Promise<string[]> {
  const deadline = Date.now() + settlingTime;
  for (;;) {
    const { differences } = await reconcilePayments(db, createLedger(db), always, new Date());
    // A payment that its shopper gave up on may be paid, which the shop learns of by itself.
    const isSettling = differences.every(({ kind }) => kind === 'payment_not_recorded');
    if (differences.length === 0 || !isSettling || Date.now() > deadline)
      return differences.map((one) => `${describeDifference(one.kind).title}: ${JSON.stringify(one)}`);
    await sleep(500);
  }
}

const createLedger = (db: Database) =>
  ({ name: 'test', listPayments: (period: Period) => listPayments(db, period) }) as const;

/** Waits until all refunds are paid out. @returns their number */
export async function waitForRefunds(shop: CrashableShop): Promise<number> {
  const { db, close } = shop.openDatabase();
  try {
    const deadline = Date.now() + settlingTime;
    while ((await db.$count(refunds, inArray(refunds.status, ['due', 'pending']))) > 0) {
      if (Date.now() > deadline) throw new Error('Refunds are still due');
      await sleep(500);
    }
    return await db.$count(refunds, eq(refunds.status, 'succeeded'));
  } finally {
    await close();
  }
}
