import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { activities } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { readAttractions, readCatalogue } from './catalogue/readCatalogue.ts';
import { seedAccounts } from './load/seedAccounts.ts';
import { seedActivityStock } from './load/seedActivityStock.ts';
import { openComingTickets } from './load/seedAttractions.ts';
import { seedBookings } from './load/seedBookings.ts';
import { seedCatalogue } from './load/seedCatalogue.ts';

/** The key of an advisory lock; no other code uses it. */
const seedLock = 2_486_878;

interface SeedOptions {
  readonly now: Date;
  /** The password of the demonstration accounts; null creates neither accounts nor bookings. */
  readonly password: string | null;
}

/**
 * Seeds the catalogue in one transaction; seeding again updates rows that differ. Concurrent calls run one by one.
 *
 * @returns whether accounts were created with the password
 */
export async function seedShop(db: Database, options: SeedOptions): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    return seedAll(tx, options);
  });
}

/** Seeds an empty database; opens the coming days of its products in any other. */
export async function seedOnStart(db: Database, options: SeedOptions): Promise<'seeded' | 'tickets opened'> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if ((await tx.$count(activities)) > 0) {
      await seedActivityStock(tx, options.now);
      await openComingTickets(tx, readAttractions(), options.now);
      return 'tickets opened';
    }
    await seedAll(tx, options);
    return 'seeded';
  });
}

async function seedAll(tx: Database, { now, password }: SeedOptions): Promise<boolean> {
  const catalogue = readCatalogue();
  await seedCatalogue(tx, catalogue, now);
  if (password === null) return false;
  const created = await seedAccounts(tx, catalogue.accounts, password, now);
  await seedBookings(tx, catalogue.bookings, catalogue.accounts, now);
  return created;
}
