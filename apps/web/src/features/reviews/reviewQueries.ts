import type { Input } from '@aitours/api-client';
import type { Quirks } from '@aitours/domain/quirks';
import { defineQuery, type Query } from '../../platform/query.ts';

export type ReviewedType = Input<'listReviews'>['query']['product_type'];

/** Reviews of a product's page, and of each click for more. */
const REVIEWS = 5;

/** The query of a page of a product's reviews, shared by preloading and pages. */
export const createReviewsQuery = (productType: ReviewedType, slug: string, page = 1) =>
  defineQuery('listReviews', {
    query: { product_type: productType, product: slug, page_size: REVIEWS, ...(page > 1 && { page }) },
  });

/** Returns the queries of the reviews on a product's page: none where ratings are those of the catalogue (QUIRK-09). */
export const listReviewQueries = (
  productType: ReviewedType,
  slug: string,
  { cardRatings }: Quirks,
): readonly Query[] => (cardRatings === null ? [createReviewsQuery(productType, slug)] : []);
