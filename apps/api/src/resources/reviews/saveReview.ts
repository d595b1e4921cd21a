import { formatReviewer } from '@aitours/domain/reviews';
import { requireReviewableProduct } from '../../bookings/reviewableProducts.ts';
import { findOwnBooking } from '../../db/bookings/bookings.ts';
import { findPicturesOf } from '../../db/content/reviewPictures.ts';
import { changeReviews, upsertReview } from '../../db/content/reviews.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { invalidRequest, notFound } from '../../problems/problems.ts';
import { toOwnReviewBody } from './reviewBody.ts';

const quarterHour = 15 * 60;

/** Stores the caller's review of a product of a booking, to be checked by staff (G9). */
export const saveReview = operation(
  'saveReview',
  async ({ path, body, user, db, clock }) => {
    const text = body.text.trim();
    if (text === '') throw invalidRequest(null, { text: ['Please write what you think of it.'] });
    const review = await inTransaction(db, async (tx) => {
      const booking = await findOwnBooking(tx, user.id, path.ref);
      if (!booking) throw notFound('booking');
      const { productType, product, visitedOn } = requireReviewableProduct(booking, path, clock.now());
      const address = { productType, productId: product.id };
      return changeReviews(tx, address, () =>
        upsertReview(tx, {
          ...address,
          bookingId: booking.id,
          userId: user.id,
          authorName: formatReviewer(user.firstName, user.lastName),
          visitedOn,
          stars: body.stars,
          text,
          createdAt: clock.now(),
        }),
      );
    });
    const listPictures = await findPicturesOf(db, [review.id]);
    return { status: 200, body: toOwnReviewBody(review, listPictures(review.id)) };
  },
  { limits: ({ user }) => [{ bucket: `review user ${user.id}`, max: 20, seconds: quarterHour }] },
);
