import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { activities } from '../db/schema.ts';
import { catalogue } from './catalogue/index.ts';
import { seedAccounts } from './load/seedAccounts.ts';
import { seedBookings } from './load/seedBookings.ts';
import { seedCatalogue } from './load/seedCatalogue.ts';
import { openComingTickets } from './load/seedEvents.ts';

/** Any number no one else locks. */
const seedLock = 2_486_878;

interface SeedOptions {
  readonly now: Date;
  /** Password of the demonstration's accounts; null: neither accounts nor bookings. */
  readonly password: string | null;
}

/**
 * Fills the shop, all of it or nothing; filling it again changes only what differs. Of several at once, one goes first.
 *
 * @returns whether accounts were opened with the password
 */
export async function seedShop(db: Database, options: SeedOptions): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    return seedAll(tx, options);
  });
}

/** What a shop does when it opens: an empty one is filled, any other opens the tickets of the days that came nearer. */
export async function seedOnStart(db: Database, options: SeedOptions): Promise<'filled' | 'topped up'> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if ((await tx.$count(activities)) > 0) {
      await openComingTickets(tx, catalogue.events, options.now);
      return 'topped up';
    }
    await seedAll(tx, options);
    return 'filled';
  });
}

async function seedAll(tx: Database, { now, password }: SeedOptions): Promise<boolean> {
  await seedCatalogue(tx, catalogue, now);
  if (password === null) return false;
  const opened = await seedAccounts(tx, catalogue.accounts, password, now);
  await seedBookings(tx, catalogue.bookings, catalogue.accounts, now);
  return opened;
}
