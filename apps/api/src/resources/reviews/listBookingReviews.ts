import { listReviewableProducts } from '../../bookings/reviewableProducts.ts';
import { findOwnBooking } from '../../db/bookings/bookings.ts';
import { findPicturesOf } from '../../db/content/reviewPictures.ts';
import { findReviewsOfBooking } from '../../db/content/reviews.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { toOwnReviewBody } from './reviewBody.ts';

/** Lists what the caller can review of a booking, with what they have written (G9). */
export const listBookingReviews = operation('listBookingReviews', async ({ path, user, db, clock }) => {
  const booking = await findOwnBooking(db, user.id, path.ref);
  if (!booking) throw notFound('booking');
  const written = await findReviewsOfBooking(db, booking.id);
  const listPictures = await findPicturesOf(
    db,
    written.map(({ id }) => id),
  );
  const products = listReviewableProducts(booking, clock.now()).map(({ productType, product, image, visitedOn }) => {
    const review = written.find((each) => each.productType === productType && each.productId === product.id);
    return {
      product_type: productType,
      product,
      image,
      visited_on: visitedOn,
      review: review ? toOwnReviewBody(review, listPictures(review.id)) : null,
    };
  });
  return { status: 200, body: products };
});
