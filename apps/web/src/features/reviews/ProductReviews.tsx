import { deferPart } from '../../hydration/index.ts';
import { useQuirks } from '../../platform/api.tsx';
import { reportError } from '../../platform/reportError.ts';
import type { ReviewSectionProps } from './ReviewSection.deferred.tsx';

/** Below what travellers come for: its script loads with the first input. */
const ReviewSection = deferPart(
  () => import('./ReviewSection.deferred.tsx'),
  () => reportError,
);

/** What travellers say about a product; nothing where ratings are those of the catalogue (QUIRK-09). */
export const ProductReviews = (props: ReviewSectionProps) =>
  useQuirks().cardRatings === null && <ReviewSection {...props} />;
