import { summariseStars } from '@aitours/domain/reviews';
import { listReviewableProducts } from '../../bookings/reviewableProducts.ts';
import { findOwnBooking } from '../../db/bookings/bookings.ts';
import { findActivity } from '../../db/catalogue/activities.ts';
import { findEvent } from '../../db/catalogue/events.ts';
import { findTour } from '../../db/catalogue/tours.ts';
import { deletePictureOf, findPicturesOf } from '../../db/content/reviewPictures.ts';
import {
  changeReviews,
  deleteReviewOf,
  findReviewsOfBooking,
  listPublishedReviews,
  listStaffReviewRows,
  lockReviewOf,
  type ReviewRow,
} from '../../db/content/reviews.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { invalidRequest, notFound } from '../../problems/problems.ts';
import { toPageBody } from '../page.ts';
import { addReviewPicture } from './addReviewPicture.ts';
import { changeReview } from './changeReview.ts';
import { readReviewVersion, toOwnReviewBody, toReviewBody, toReviewPictureBody } from './reviewBody.ts';
import { saveReview } from './saveReview.ts';

const findProduct = { activity: findActivity, ticket: findEvent, tour: findTour };

export const reviewsOperations = {
  addReviewPicture,

  /** Answers a review, or removes the answer. */
  answerReview: operation('answerReview', async (context) => {
    const answer = context.body.answer?.trim() ?? null;
    if (answer === '') throw invalidRequest(null, { answer: ['Please write an answer.'] });
    const answeredAt = answer === null ? null : context.clock.now();
    await changeReview(context, 'answerReview', { answer, answeredAt }, (review) => ({
      answered: review.answer !== null,
    }));
    return { status: 204 };
  }),

  /** Deletes the caller's review of a product of a booking, with its pictures (G9). */
  deleteReview: operation('deleteReview', async ({ path, user, db, imageStorage }) => {
    const product = { productType: path.product_type, productId: path.product_id };
    await inTransaction(db, async (tx) => {
      const booking = await findOwnBooking(tx, user.id, path.ref);
      if (!booking) throw notFound('booking');
      await changeReviews(tx, product, async () => {
        const review = await lockReviewOf(tx, booking.id, product);
        if (!review) return;
        const pictures = (await findPicturesOf(tx, [review.id]))(review.id);
        await deleteReviewOf(tx, booking.id, product);
        for (const { id } of pictures) await imageStorage.delete(id, tx);
      });
    });
    return { status: 204 };
  }),

  /** Deletes a picture of the caller's review, whose state stays (G9). */
  deleteReviewPicture: operation('deleteReviewPicture', async ({ path, user, db, imageStorage }) => {
    const product = { productType: path.product_type, productId: path.product_id };
    await inTransaction(db, async (tx) => {
      const booking = await findOwnBooking(tx, user.id, path.ref);
      if (!booking) throw notFound('booking');
      const review = await lockReviewOf(tx, booking.id, product);
      if (review && (await deletePictureOf(tx, review.id, path.picture_id)))
        await imageStorage.delete(path.picture_id, tx);
    });
    return { status: 204 };
  }),

  /** Lists what the caller can review of a booking, with what they have written (G9). */
  listBookingReviews: operation('listBookingReviews', async ({ path, user, db, clock }) => {
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
  }),

  /** Lists the published reviews of a product, with its rating (G9). */
  listReviews: operation(
    'listReviews',
    async ({ query, db }) => {
      const product = await findProduct[query.product_type](db, query.product);
      if (!product) throw notFound('product');
      const address = { productType: query.product_type, productId: product.id };
      const { rows, starsCounts } = await listPublishedReviews(db, address, query);
      const { count, average } = summariseStars(starsCounts);
      const listPictures = await findPicturesOf(
        db,
        rows.map(({ id }) => id),
      );
      const toBody = (row: ReviewRow) => toReviewBody(row, listPictures(row.id));
      const page = toPageBody('/api/v1/reviews/', query, { count }, rows.map(toBody));
      return { status: 200, body: { ...page, rating: average, stars_counts: [...starsCounts] } };
    },
    { readsOnlyCatalogue: true },
  ),

  /** Lists a page of the reviews of all products, in each state. */
  listStaffReviews: operation('listStaffReviews', async ({ query, db }) => {
    const { rows, count } = await listStaffReviewRows(db, query);
    const listPictures = await findPicturesOf(
      db,
      rows.map(({ review }) => review.id),
    );
    const results = rows.map(({ review, productSlug, productTitle, bookingNumber }) => ({
      id: review.id,
      version: readReviewVersion(review, listPictures(review.id)),
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
      pictures: listPictures(review.id).map(toReviewPictureBody),
    }));
    return { status: 200, body: toPageBody('/api/v1/staff-reviews/', query, { count }, results) };
  }),

  /** Publishes or rejects a review. */
  moderateReview: operation('moderateReview', async (context) => {
    const { body } = context;
    const rejectionReason = body.state === 'rejected' ? body.reason : null;
    await changeReview(context, 'moderateReview', { state: body.state, rejectionReason }, (review) => ({
      state: review.state,
      reason: review.rejectionReason,
    }));
    return { status: 204 };
  }),
  saveReview,
};
