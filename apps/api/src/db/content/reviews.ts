import { type StarsCounts, summariseStars } from '@aitours/domain/reviews';
import type { components } from '@aitours/openapi/schema';
import { and, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { containsText } from '../catalogue/filters.ts';
import { readPage } from '../catalogue/readPage.ts';
import type { Database } from '../database.ts';
import { activities, bookings, reviews, ticketEvents, tours } from '../schema.ts';

type Schemas = components['schemas'];
export type ReviewRow = typeof reviews.$inferSelect;
export type ReviewedType = ReviewRow['productType'];

/** A product that travellers review. */
export interface ReviewedProduct {
  readonly productType: ReviewedType;
  readonly productId: string;
}

interface Paged {
  readonly page: number;
  readonly page_size: number;
}

const isOf = ({ productType, productId }: ReviewedProduct) =>
  and(eq(reviews.productType, productType), eq(reviews.productId, productId));
const isPublished = eq(reviews.state, 'published');

/** Returns a page of a product's published reviews, the newest first, and the number of all by their stars. */
export async function listPublishedReviews(db: Database, product: ReviewedProduct, query: Paged) {
  const where = and(isOf(product), isPublished);
  const starsCounts = await countStars(db, product);
  const order = [desc(reviews.createdAt), asc(reviews.id)];
  const total = Promise.resolve(summariseStars(starsCounts).count);
  const { rows } = await readPage(db.select().from(reviews).where(where), order, total, query);
  return { rows, starsCounts };
}

async function countStars(db: Database, product: ReviewedProduct): Promise<StarsCounts> {
  const counted = await db
    .select({ stars: reviews.stars, number: count() })
    .from(reviews)
    .where(and(isOf(product), isPublished))
    .groupBy(reviews.stars);
  const getReviewCount = (stars: number) => counted.find((each) => each.stars === stars)?.number ?? 0;
  return [getReviewCount(1), getReviewCount(2), getReviewCount(3), getReviewCount(4), getReviewCount(5)];
}

/** Returns the reviews that were written of a booking. */
export const findReviewsOfBooking = (db: Database, bookingId: string): Promise<ReviewRow[]> =>
  db.select().from(reviews).where(eq(reviews.bookingId, bookingId));

/** Returns the reviews that a user has written, with the numbers of their bookings, the newest first. */
export const findReviewsOfUser = (db: Database, userId: string) =>
  db
    .select({ review: reviews, title: productTitle, number: bookings.number })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.createdAt), asc(reviews.id))
    .limit(1000);

const productColumn = (column: 'slug' | 'title') => sql<string>`(case ${reviews.productType}
  when 'activity' then (select ${sql.identifier(column)} from ${activities} where id = ${reviews.productId})
  when 'ticket' then (select ${sql.identifier(column)} from ${ticketEvents} where id = ${reviews.productId})
  else (select ${sql.identifier(column)} from ${tours} where id = ${reviews.productId}) end)`;
const productTitle = productColumn('title');

interface StaffReviewQuery extends Paged {
  readonly search?: string;
  readonly state?: Schemas['ReviewState'];
}

/** Returns a page of the reviews of all products: those that wait in their order, others the newest first. */
export function listStaffReviewRows(db: Database, query: StaffReviewQuery) {
  const { authorName, createdAt, id, state, text } = reviews;
  const where = and(
    containsText([text, authorName, productTitle], query.search),
    query.state && eq(state, query.state),
  );
  const select = db
    .select({
      review: getTableColumns(reviews),
      productSlug: productColumn('slug'),
      productTitle,
      bookingNumber: bookings.number,
    })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
    .where(where);
  const order = query.state === 'waiting' ? asc(createdAt) : desc(createdAt);
  return readPage(select, [order, asc(id)], db.$count(reviews, where), query);
}

/** Returns a review. @param lock `for update`: locks it until the transaction ends */
export async function findReview(db: Database, id: string, lock?: 'for update'): Promise<ReviewRow | null> {
  const select = db.select().from(reviews).where(eq(reviews.id, id));
  const [row] = await (lock ? select.for('update') : select);
  return row ?? null;
}

/** Changes what staff decide about a review. */
export async function updateReview(tx: Database, id: string, values: Partial<ReviewRow>): Promise<void> {
  await tx.update(reviews).set(values).where(eq(reviews.id, id));
}

/** Inserts a review, or replaces the customer's former one: it then waits again, unless it is the same. */
export async function upsertReview(tx: Database, values: typeof reviews.$inferInsert): Promise<ReviewRow> {
  const isOfBooking = and(eq(reviews.bookingId, values.bookingId), isOf(values));
  const [former] = await tx.select().from(reviews).where(isOfBooking).for('update');
  if (former?.stars === values.stars && former.text === values.text) return former;
  const unchecked = { state: 'waiting', rejectionReason: null, answer: null, answeredAt: null } as const;
  const [row] = await tx
    .insert(reviews)
    .values(values)
    .onConflictDoUpdate({
      target: [reviews.bookingId, reviews.productType, reviews.productId],
      set: { ...values, ...unchecked },
    })
    .returning();
  if (!row) throw new Error('An upsert always returns its row');
  return row;
}

/** Returns the review of a product of a booking, and locks it until the transaction ends. */
export async function lockReviewOf(
  tx: Database,
  bookingId: string,
  product: ReviewedProduct,
): Promise<ReviewRow | null> {
  const where = and(eq(reviews.bookingId, bookingId), isOf(product));
  const [row] = await tx.select().from(reviews).where(where).for('update');
  return row ?? null;
}

/** Deletes the review of a product of a booking, if there is one. */
export async function deleteReviewOf(tx: Database, bookingId: string, product: ReviewedProduct): Promise<void> {
  await tx.delete(reviews).where(and(eq(reviews.bookingId, bookingId), isOf(product)));
}

/**
 * Changes reviews of a product, and its rating with them. The product is locked first, so that concurrent changes count
 * each other, and that no change of the catalogue waits for this one while this one waits for it.
 */
export async function changeReviews<Value>(
  tx: Database,
  product: ReviewedProduct,
  change: () => Promise<Value>,
): Promise<Value> {
  const table = ratedTables[product.productType];
  if (!table) return change();
  await tx.select({ id: table.id }).from(table).where(eq(table.id, product.productId)).for('update');
  const value = await change();
  const { average, count: reviewsCount } = summariseStars(await countStars(tx, product));
  const averageRating = average ?? 0;
  await tx
    .update(table)
    .set({ averageRating, reviewsCount })
    .where(
      and(
        eq(table.id, product.productId),
        sql`(${table.averageRating}, ${table.reviewsCount}) is distinct from (${averageRating}, ${reviewsCount})`,
      ),
    );
  return value;
}

/** Attractions have no rating in the catalogue (TICKET-44). */
const ratedTables = { activity: activities, tour: tours, ticket: null } as const;

/** Sets the ratings of all products to those of their reviews. */
export async function setAllRatings(db: Database): Promise<void> {
  for (const [productType, table] of [
    ['activity', activities],
    ['tour', tours],
  ] as const) {
    const rated = sql`select p.id, count(r.id)::int as number, coalesce(round(avg(r.stars), 2), 0) as average
      from ${table} p
      left join ${reviews} r on r.product_type = ${productType} and r.product_id = p.id and r.state = 'published'
      group by p.id`;
    await db.execute(sql`update ${table} t set average_rating = rated.average, reviews_count = rated.number
      from (${rated}) rated
      where rated.id = t.id and (t.average_rating, t.reviews_count) is distinct from (rated.average, rated.number)`);
  }
}

/** Deletes the reviews of a user. */
export async function deleteReviewsOf(tx: Database, userId: string): Promise<void> {
  const { productType, productId } = reviews;
  const products = await tx
    .selectDistinct({ productType, productId })
    .from(reviews)
    .where(eq(reviews.userId, userId))
    .orderBy(productType, productId);
  for (const product of products)
    await changeReviews(tx, product, () => tx.delete(reviews).where(and(isOf(product), eq(reviews.userId, userId))));
}
