import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import type { TourRow } from '../../db/catalogue/tours.ts';
import { getOwnTerms, listOwnSeasons, toRating } from '../../lib/wire.ts';

type TourSummary = components['schemas']['TourSummary'];

/** Shown for a tour without a location (ENTITY-03). */
const defaultPlace = 'Dubai, UAE';

/** Returns a tour in the contract's form, which has two names for some fields (ENTITY-03, ENTITY-04). */
export function toTourBody(row: TourRow): TourSummary {
  const place = row.location ?? defaultPlace;
  const price = formatWireAmount(row.basePrice);
  const average = toRating(row.averageRating, row.reviewsCount);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    name: row.title,
    description: row.description,
    location: place,
    destination: place,
    category_name: row.tourType,
    meeting_point: row.meetingPoint,
    tour_type: row.tourType,
    featured: row.featured,
    featured_image: row.images[0] ?? null,
    images: row.images.map((image, index) => ({ image, is_primary: index === 0 })),
    base_price: price,
    price,
    from_price: formatWireAmount(row.fromPrice),
    ...listOwnSeasons(row.priceSeasons, () => ({})),
    duration: row.durationDays,
    duration_unit: 'days',
    duration_days: row.durationDays,
    duration_nights: row.durationNights,
    min_group_size: row.minGroupSize,
    max_group_size: row.maxGroupSize,
    avg_rating: average,
    rating: average,
    review_count: row.reviewsCount,
    reviews_count: row.reviewsCount,
    ...getOwnTerms(row),
    created_at: row.createdAt.toISOString(),
  };
}
