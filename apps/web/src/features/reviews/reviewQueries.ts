import type { Input } from '@aitours/api-client';
import { defineQuery } from '../../platform/query.ts';

export type ReviewedType = Input<'listReviews'>['query']['product_type'];

/** Reviews of a product's page, and of each click for more. */
const REVIEWS = 5;

/** The query of a page of a product's reviews, shared by preloading and pages. */
export const createReviewsQuery = (productType: ReviewedType, slug: string, page = 1) =>
  defineQuery('listReviews', {
    query: { product_type: productType, product: slug, page_size: REVIEWS, ...(page > 1 && { page }) },
  });
