import { findPicturesOf } from '../../db/content/reviewPictures.ts';
import { listStaffReviewRows } from '../../db/content/reviews.ts';
import { operation } from '../../http/operation.ts';
import { toPageBody } from '../page.ts';
import { readReviewVersion, reviewPictureBody } from './reviewBody.ts';

/** Lists a page of the reviews of all products, in each state. */
export const listStaffReviews = operation('listStaffReviews', async ({ query, db }) => {
  const { rows, count } = await listStaffReviewRows(db, query);
  const listPictures = await findPicturesOf(
    db,
    rows.map(({ review }) => review.id),
  );
  const results = rows.map(({ review, productSlug, productTitle, bookingNumber }) => ({
    id: review.id,
    version: `"${readReviewVersion(review, listPictures(review.id))}"`,
    stars: review.stars,
    text: review.text,
    author: review.authorName,
    product_type: review.productType,
    product: { id: review.productId, slug: productSlug, title: productTitle },
    booking_number: bookingNumber,
    created_at: review.createdAt.toISOString(),
    state: review.state,
    rejection_reason: review.rejectionReason,
    answer: review.answer,
    pictures: listPictures(review.id).map(reviewPictureBody),
  }));
  return { status: 200, body: toPageBody('/api/v1/staff-reviews/', query, count, results) };
});
