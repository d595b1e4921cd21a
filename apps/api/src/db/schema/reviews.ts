import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { id, instant } from './columns.ts';
import { users } from './users.ts';

/** Kinds of products that travellers review. */
const reviewedTypes = ['activity', 'ticket', 'tour'] as const;
const reviewStates = ['waiting', 'published', 'rejected'] as const;
const rejectionReasons = ['spam', 'offensive', 'personal-data', 'off-topic'] as const;

/** Reviews of products by travellers who booked them: at most one for each product of a booking. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productType: text('product_type', { enum: reviewedTypes }).notNull(),
    /** The id of an activity, of an attraction (`ticket`) or of a tour. */
    productId: text('product_id').notNull(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As readers see it. */
    authorName: text('author_name').notNull(),
    /** The first day of what was booked. */
    visitedOn: date('visited_on').notNull(),
    stars: smallint('stars').notNull(),
    text: text('text').notNull(),
    /** When it was written or last replaced. */
    createdAt: instant('created_at').notNull(),
    state: text('state', { enum: reviewStates }).notNull().default('waiting'),
    /** Null unless it is rejected. */
    rejectionReason: text('rejection_reason', { enum: rejectionReasons }),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    uniqueIndex('reviews_booking_product_key').on(table.bookingId, table.productType, table.productId),
    index('reviews_product_idx')
      .on(table.productType, table.productId, table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`${table.state} = 'published'`),
    index('reviews_state_idx').on(table.state, table.createdAt, table.id),
    index('reviews_user_id_idx').on(table.userId),
    check('reviews_stars_between', sql`${table.stars} between 1 and 5`),
    check('reviews_reason_if_rejected', sql`(${table.state} = 'rejected') = (${table.rejectionReason} is not null)`),
  ],
);

/** Pictures of reviews. Their files are in the image storage; they are public while the review is. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    /** Random, because anyone who knows it sees the picture before it is public. */
    id: id(),
    reviewId: text('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /** Of the uploaded file: the same file again is the same picture. */
    fileHash: text('file_hash').notNull(),
    alt: text('alt').notNull(),
    /** In pixels, as stored. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('review_pictures_file_key').on(table.reviewId, table.fileHash)],
);
