import { findOwnBooking } from '../../db/bookings/bookings.ts';
import { deletePictureOf } from '../../db/content/reviewPictures.ts';
import { lockReviewOf } from '../../db/content/reviews.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';

/** Deletes a picture of the caller's review, whose state stays (G9). */
export const deleteReviewPicture = operation('deleteReviewPicture', async ({ path, user, db, imageStorage }) => {
  const product = { productType: path.product_type, productId: path.product_id };
  await inTransaction(db, async (tx) => {
    const booking = await findOwnBooking(tx, user.id, path.ref);
    if (!booking) throw notFound('booking');
    const review = await lockReviewOf(tx, booking.id, product);
    if (review && (await deletePictureOf(tx, review.id, path.picture_id))) await imageStorage.delete(path.picture_id);
  });
  return { status: 204 };
});
