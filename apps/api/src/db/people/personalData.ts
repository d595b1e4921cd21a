import { and, desc, eq, inArray, isNotNull, isNull, like, lt, notExists, notInArray, or, sql } from 'drizzle-orm';
import { anonymiseDetails } from '../bookings/bookingDetails.ts';
import { findAllOwnBookings, hasNoBooking } from '../bookings/bookings.ts';
import { findRequestsOf, isRequestOf } from '../bookings/cruiseRequests.ts';
import { findPicturesOf } from '../content/reviewPictures.ts';
import { deleteReviewsOf, findReviewsOfUser } from '../content/reviews.ts';
import type { Database } from '../database.ts';
import { deleteGivenUpMails } from '../operating/mails.ts';
import {
  blogComments,
  bookingChanges,
  bookingNotes,
  bookings,
  cruiseRequests,
  formerCustomers,
  idempotencyKeys,
  newsletterSubscriptions,
  oneTimePasswords,
  passwordResets,
  payments,
  signInLinks,
  users,
} from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import { unsubscribe } from './newsletter.ts';
import { publicColumns, type SignedInUser } from './signedInUser.ts';

/** Reads what is stored about a user besides profile, bookings and cart. */
export async function readPersonalData(db: Database, user: SignedInUser) {
  const [requests, comments, [newsletter], notes, reviews] = await Promise.all([
    findRequestsOf(db, user),
    db
      .select()
      .from(blogComments)
      .where(eq(blogComments.userId, user.id))
      .orderBy(desc(blogComments.createdAt))
      .limit(1000),
    db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, user.email)),
    db
      .select({ number: bookings.number, text: bookingNotes.text, createdAt: bookingNotes.createdAt })
      .from(bookingNotes)
      .innerJoin(bookings, eq(bookings.id, bookingNotes.bookingId))
      .where(eq(bookings.userId, user.id))
      .orderBy(desc(bookingNotes.createdAt))
      .limit(1000),
    findReviewsOfUser(db, user.id),
  ]);
  const listPictures = await findPicturesOf(
    db,
    reviews.map(({ review }) => review.id),
  );
  const withPictures = reviews.map((each) => ({ ...each, pictures: listPictures(each.review.id) }));
  return { cruiseRequests: requests, comments, newsletter: newsletter ?? null, notes, reviews: withPictures };
}

/** Locks an account until the transaction ends, so that nothing can be added to it. Returns whether it exists. */
export const lockAccount = async (tx: Database, id: string): Promise<boolean> =>
  (await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')).length > 0;

/** What bookings of deleted accounts have instead of the customer. The domain `.invalid` is reserved for such uses. */
const anonymousCustomer = {
  userId: null,
  firstName: 'Deleted',
  lastName: 'customer',
  email: 'deleted-customer@aitours.invalid',
  phone: '',
  specialRequests: '',
  request: null,
};

/**
 * Deletes an account and everything that identifies its user. Bookings stay without them. Tokens, devices and the cart
 * are deleted with the user's row. Counters of rate limits have a hash or an id, and expire within a day.
 */
export async function deletePersonalData(tx: Database, user: SignedInUser): Promise<void> {
  const { id, email } = user;
  const own = tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.userId, id));
  const forgotten = { request: null, after: null, description: '' };
  await tx.update(bookingChanges).set(forgotten).where(inArray(bookingChanges.bookingId, own));
  await tx.delete(bookingNotes).where(inArray(bookingNotes.bookingId, own));
  for (const booking of await findAllOwnBookings(tx, id))
    await tx
      .update(bookings)
      .set({ ...anonymousCustomer, details: anonymiseDetails(booking.details) })
      .where(eq(bookings.id, booking.id));
  await tx.update(payments).set({ userId: null }).where(eq(payments.userId, id));
  await tx.delete(cruiseRequests).where(isRequestOf(user));
  await deleteComments(tx, id);
  await deleteReviewsOf(tx, id);
  await unsubscribe(tx, email);
  await tx.delete(passwordResets).where(eq(passwordResets.email, email));
  await tx.delete(signInLinks).where(eq(signInLinks.email, email));
  const { owner } = oneTimePasswords;
  await tx.delete(oneTimePasswords).where(or(eq(owner, email), like(owner, `${escapePattern(email)} %`)));
  await deleteGivenUpMails(tx, email);
  // They contain the responses that are replayed.
  await tx.delete(idempotencyKeys).where(like(idempotencyKeys.scope, `% user ${id}`));
  await tx.delete(users).where(eq(users.id, id));
}

/** Records that an account had a booking before it is deleted, so that its mailbox gets no second first booking. */
export async function recordFormerCustomer(tx: Database, userId: string, mailboxHash: string, now: Date) {
  if (await hasNoBooking(tx, userId)) return;
  const set = { deletedAt: now };
  await tx
    .insert(formerCustomers)
    .values({ mailboxHash, ...set })
    .onConflictDoUpdate({ target: formerCustomers.mailboxHash, set });
}

/** Returns whether a deleted account of a mailbox had a booking. */
export const isFormerCustomer = async (db: Database, mailboxHash: string): Promise<boolean> =>
  (await db.$count(formerCustomers, eq(formerCustomers.mailboxHash, mailboxHash))) > 0;

const escapePattern = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** Deletes a user's comments. One with replies of others stays as a place in the conversation, without its text. */
async function deleteComments(tx: Database, userId: string): Promise<void> {
  const { id, parentId, userId: author } = blogComments;
  const replied = tx
    .select({ id: parentId })
    .from(blogComments)
    .where(and(isNotNull(parentId), sql`${author} is distinct from ${userId}`));
  await tx.delete(blogComments).where(and(eq(author, userId), notInArray(id, replied)));
  await tx
    .update(blogComments)
    .set({ userId: null, authorName: 'A traveller', content: 'This comment was deleted.' })
    .where(eq(author, userId));
}

/**
 * Deletes accounts with an unproven address and without bookings that have not been used since an instant.
 * Several processes may do it at once.
 */
export async function deleteUnprovenAccounts(db: Database, usedBefore: Date): Promise<void> {
  const isUnused = and(
    isNull(users.emailVerifiedAt),
    isNull(users.googleSubject),
    isNull(users.staffRole),
    lt(users.createdAt, usedBefore),
    or(isNull(users.lastSeenAt), lt(users.lastSeenAt, usedBefore)),
    notExists(db.select({ id: bookings.id }).from(bookings).where(eq(bookings.userId, users.id))),
  );
  const deleteNext = () =>
    inTransaction(db, async (tx) => {
      const [user] = await tx
        .select(publicColumns)
        .from(users)
        .where(isUnused)
        .limit(1)
        .for('update', { skipLocked: true });
      if (user) await deletePersonalData(tx, user);
      return user !== undefined;
    });
  while (await deleteNext());
}
