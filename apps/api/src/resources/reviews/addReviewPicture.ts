import { randomBytes } from 'node:crypto';
import { maxReviewPictures } from '@aitours/domain/reviews';
import { findOwnBooking } from '../../db/bookings/bookings.ts';
import { findPicturesOf, insertReviewPicture, type ReviewPictureRow } from '../../db/content/reviewPictures.ts';
import { changeReviews, lockReviewOf, type ReviewRow, updateReview } from '../../db/content/reviews.ts';
import type { Database } from '../../db/database.ts';
import { lockAccount } from '../../db/people/personalData.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Context, operation } from '../../http/operation.ts';
import type { PreparedImage } from '../../images/prepareUpload.ts';
import { inSeconds } from '../../lib/durations.ts';
import { conflict, notFound, sessionExpired } from '../../problems/problems.ts';
import { receiveImage } from '../images/receiveImage.ts';
import { toReviewPictureBody } from './reviewBody.ts';

const { hour } = inSeconds;

/** Adds a picture to the caller's review, which then waits to be checked again (G9). */
export const addReviewPicture = operation(
  'addReviewPicture',
  async (context) => {
    const { path, user, db } = context;
    const product = { productType: path.product_type, productId: path.product_id };
    // Before the file is received.
    await requireBooking(db, context);
    const image = await receiveImage(context.body, context.pictures);
    const { row, isNew } = await inTransaction(db, async (tx) => {
      // A deletion of the account deletes this picture too, or comes first.
      if (!(await lockAccount(tx, user.id))) throw sessionExpired();
      const booking = await requireBooking(tx, context);
      return changeReviews(tx, product, async () => {
        const review = await lockReviewOf(tx, booking.id, product);
        if (!review) throw notFound('review');
        return addPicture(tx, review, image, context);
      });
    });
    return { status: isNew ? 201 : 200, body: toReviewPictureBody(row) };
  },
  { limits: ({ user }) => [{ bucket: `review-picture user ${user.id}`, max: 30, seconds: hour }] },
);

async function requireBooking(db: Database, { path, user }: Context<'addReviewPicture'>) {
  const booking = await findOwnBooking(db, user.id, path.ref);
  if (!booking) throw notFound('booking');
  return booking;
}

/** The same file again is the same picture, as it was first described: a retry adds no second one. */
async function addPicture(
  tx: Database,
  review: ReviewRow,
  { id: fileHash, bytes, width, height }: PreparedImage,
  { query, clock, imageStorage }: Context<'addReviewPicture'>,
): Promise<{ row: ReviewPictureRow; isNew: boolean }> {
  const pictures = (await findPicturesOf(tx, [review.id]))(review.id);
  const known = pictures.find((picture) => picture.fileHash === fileHash);
  if (known) return { row: known, isNew: false };
  if (pictures.length >= maxReviewPictures)
    throw conflict(`A review has at most ${maxReviewPictures} pictures. Remove one first.`);
  const id = randomBytes(16).toString('hex');
  const row = { id, reviewId: review.id, fileHash, alt: query.alt.trim(), width, height, createdAt: clock.now() };
  await insertReviewPicture(tx, row);
  await updateReview(tx, review.id, { state: 'waiting', rejectionReason: null });
  await imageStorage.put(id, bytes, tx);
  return { row, isNew: true };
}
