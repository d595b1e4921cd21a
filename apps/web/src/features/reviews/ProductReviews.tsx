import { deferPart } from '../../hydration/index.ts';
import { reportError } from '../../platform/reportError.ts';

/** What travellers say about a product: below what they come for, so its script loads with the first input. */
export const ProductReviews = deferPart(
  () => import('./ReviewSection.deferred.tsx'),
  () => reportError,
);
