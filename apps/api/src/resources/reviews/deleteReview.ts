import { findOwnBooking } from '../../db/bookings/bookings.ts';
import { findPicturesOf } from '../../db/content/reviewPictures.ts';
import { changeReviews, deleteReviewOf, lockReviewOf } from '../../db/content/reviews.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';

/** Deletes the caller's review of a product of a booking, with its pictures (G9). */
export const deleteReview = operation('deleteReview', async ({ path, user, db, imageStorage }) => {
  const product = { productType: path.product_type, productId: path.product_id };
  await inTransaction(db, async (tx) => {
    const booking = await findOwnBooking(tx, user.id, path.ref);
    if (!booking) throw notFound('booking');
    await changeReviews(tx, product, async () => {
      const review = await lockReviewOf(tx, booking.id, product);
      if (!review) return;
      const pictures = (await findPicturesOf(tx, [review.id]))(review.id);
      await deleteReviewOf(tx, booking.id, product);
      for (const { id } of pictures) await imageStorage.delete(id);
    });
  });
  return { status: 204 };
});
