import type { PromoTerms, PromoUses } from '@aitours/domain/promo-codes';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { containsText } from '../catalogue/filters.ts';
import { readPage } from '../catalogue/readPage.ts';
import type { Database } from '../database.ts';
import { bookings, promoCodes } from '../schema.ts';
import { keepsDiscounts } from './bookings.ts';

export type PromoCodeRow = typeof promoCodes.$inferSelect;
export type PromoCodeValues = Omit<PromoCodeRow, 'id' | 'createdAt'>;

/** A promo code with its uses; `code` is null if there is none with the text. */
export interface FoundPromoCode {
  readonly code: (PromoCodeRow & PromoTerms) | null;
  readonly uses: PromoUses;
}

/** The bookings that use a promo code. */
const isUse = and(eq(bookings.promoCodeId, promoCodes.id), keepsDiscounts);

/**
 * Returns a promo code, and how often it is used.
 *
 * @param text as the traveller entered it
 * @param userId null: a guest
 */
export async function findPromoCode(db: Database, text: string, userId: string | null): Promise<FoundPromoCode> {
  const [code = null] = await db.select().from(promoCodes).where(ofText(text));
  return { code, uses: await countUses(db, code, userId) };
}

/**
 * Like `findPromoCode`, and locks the code until the transaction ends, so that concurrent bookings don't use it more
 * often than its limits say. The uses are counted by a statement of its own, which sees what was committed while this
 * one waited for the lock.
 */
export async function lockPromoCode(tx: Database, text: string, userId: string): Promise<FoundPromoCode> {
  const [code = null] = await tx.select().from(promoCodes).where(ofText(text)).for('no key update');
  return { code, uses: await countUses(tx, code, userId) };
}

const ofText = (text: string): SQL => eq(promoCodes.code, text.toUpperCase());

async function countUses(db: Database, code: PromoCodeRow | null, userId: string | null): Promise<PromoUses> {
  if (!code) return { total: 0, byCustomer: 0 };
  const [uses] = await db
    .select({
      total: sql<number>`count(*)::int`,
      byCustomer: sql<number>`(count(*) filter (where ${bookings.userId} = ${userId}))::int`,
    })
    .from(bookings)
    .where(and(eq(bookings.promoCodeId, code.id), keepsDiscounts));
  return uses ?? { total: 0, byCustomer: 0 };
}

/** A promo code with what its bookings cost less, in fils. */
export interface ListedPromoCode extends PromoCodeRow {
  readonly uses: number;
  readonly discounts: number;
}

const listed = {
  promoCode: promoCodes,
  uses: sql<number>`(select count(*)::int from ${bookings} where ${isUse})`,
  discounts: sql<number>`(
    select coalesce(sum(-100 * (${bookings.details} #>> '{discount,amount}')::numeric), 0)::int8
    from ${bookings} where ${isUse})`.mapWith(Number),
};

/** Returns a page of the promo codes, the newest first. */
export async function listPromoCodeRows(
  db: Database,
  query: { readonly page: number; readonly page_size: number; readonly search?: string },
) {
  const where = containsText([promoCodes.code], query.search);
  const order = [desc(promoCodes.createdAt), asc(promoCodes.id)];
  const { rows, count } = await readPage(
    db.select(listed).from(promoCodes).where(where),
    order,
    db.$count(promoCodes, where),
    query,
  );
  return { rows: rows.map(toListed), count };
}

/** Returns a promo code with its uses. */
export async function findListedPromoCode(db: Database, id: string): Promise<ListedPromoCode | null> {
  const [row] = await db.select(listed).from(promoCodes).where(eq(promoCodes.id, id));
  return row ? toListed(row) : null;
}

const toListed = ({
  promoCode,
  ...use
}: { promoCode: PromoCodeRow } & Pick<ListedPromoCode, 'uses' | 'discounts'>): ListedPromoCode => ({
  ...promoCode,
  ...use,
});

/** Returns a promo code, and locks it. */
export async function lockPromoCodeById(tx: Database, id: string): Promise<PromoCodeRow | null> {
  const [row] = await tx.select().from(promoCodes).where(eq(promoCodes.id, id)).for('no key update');
  return row ?? null;
}

export async function insertPromoCode(tx: Database, row: PromoCodeRow): Promise<void> {
  await tx.insert(promoCodes).values(row);
}

export async function updatePromoCode(tx: Database, id: string, values: PromoCodeValues): Promise<void> {
  await tx.update(promoCodes).set(values).where(eq(promoCodes.id, id));
}
