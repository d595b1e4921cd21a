import { operation } from '../../contract/operation.ts';
import { findOwnBooking } from '../../db/bookings.ts';
import { changeReviews, deleteReviewOf } from '../../db/reviews.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../problems/problems.ts';

/** Deletes the caller's review of a product of a booking (G9). */
export const deleteReview = operation('deleteReview', async ({ path, user, db }) => {
  const product = { productType: path.product_type, productId: path.product_id };
  await inTransaction(db, async (tx) => {
    const booking = await findOwnBooking(tx, user.id, path.ref);
    if (!booking) throw notFound('booking');
    await changeReviews(tx, product, () => deleteReviewOf(tx, booking.id, product));
  });
  return { status: 204 };
});
