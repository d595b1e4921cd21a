import { summariseStars } from '@aitours/domain/reviews';
import { findActivity } from '../../db/catalogue/activities.ts';
import { findEvent } from '../../db/catalogue/events.ts';
import { findTour } from '../../db/catalogue/tours.ts';
import { findPicturesOf } from '../../db/content/reviewPictures.ts';
import { listPublishedReviews, type ReviewRow } from '../../db/content/reviews.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { toPageBody } from '../page.ts';
import { reviewBody } from './reviewBody.ts';

const findProduct = { activity: findActivity, ticket: findEvent, tour: findTour };

/** Lists the published reviews of a product, with its rating (G9). */
export const listReviews = operation(
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
    const toBody = (row: ReviewRow) => reviewBody(row, listPictures(row.id));
    const page = toPageBody('/api/v1/reviews/', query, count, rows.map(toBody));
    return { status: 200, body: { ...page, rating: average, stars_counts: [...starsCounts] } };
  },
  { readsOnlyCatalogue: true },
);
