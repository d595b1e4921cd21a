import { toDubaiDate } from '@aitours/domain/dates';
import { isReviewable } from '@aitours/domain/reviews';
import type { components } from '@aitours/openapi/schema';
import { getLastDay } from '../db/bookings/bookingDetails.ts';
import type { BookingRow } from '../db/bookings/bookings.ts';
import type { ReviewedType } from '../db/content/reviews.ts';
import { notFound } from '../problems/problems.ts';

type Schemas = components['schemas'];
type BookedItem = Schemas['BookedItem'];

export interface ReviewableProduct {
  readonly productType: ReviewedType;
  readonly product: Schemas['ProductLink'];
  readonly image: string | null;
  /** The first day on which it took place. */
  readonly visitedOn: string;
}

/** Lists the products of a booking that its customer can review, each once; none unless it took place. */
export function listReviewableProducts(
  { status, details }: Pick<BookingRow, 'status' | 'details'>,
  now: Date,
): ReviewableProduct[] {
  if (details.kind === 'transfer' || !isReviewable({ status, lastDay: getLastDay(details) }, toDubaiDate(now)))
    return [];
  const found = new Map<string, ReviewableProduct>();
  for (const item of details.items.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const product = getLink(item);
    const key = product && `${item.type} ${product.id}`;
    if (!product || !key || found.has(key)) continue;
    const { id, slug, title } = product;
    found.set(key, {
      productType: item.type,
      product: { id, slug, title },
      image: item.image,
      visitedOn: item.date,
    });
  }
  return [...found.values()];
}

const getLink = (item: BookedItem): Schemas['ProductLink'] | null => item.activity ?? item.ticket ?? item.tour;

interface ReviewAddress {
  readonly product_type: ReviewedType;
  readonly product_id: string;
}

/** Returns a product of a booking that its customer can review. @throws {Problem} not-found */
export function requireReviewableProduct(booking: BookingRow, address: ReviewAddress, now: Date): ReviewableProduct {
  const product = listReviewableProducts(booking, now).find(
    ({ productType, product: { id } }) => productType === address.product_type && id === address.product_id,
  );
  if (!product) throw notFound('booked product');
  return product;
}
