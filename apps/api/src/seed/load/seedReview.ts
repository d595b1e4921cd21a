import { addDays, fromDubaiTime } from '@aitours/domain/dates';
import { formatReviewer } from '@aitours/domain/reviews';
import { listReviewableProducts } from '../../bookings/reviewableProducts.ts';
import { getLastDay } from '../../db/bookings/bookingDetails.ts';
import type { OwnedBooking } from '../../db/bookings/bookings.ts';
import type { Database } from '../../db/database.ts';
import { reviews } from '../../db/schema.ts';
import type { ReviewSeed } from '../catalogue/lists.ts';

/** Creates the review of what a booking contains, written two days after its end and answered a day later. */
export async function seedReview(db: Database, booking: OwnedBooking, seed: ReviewSeed, now: Date): Promise<void> {
  const { answer, ...review } = seed;
  const daysAfter = (days: number) => fromDubaiTime(addDays(getLastDay(booking.details), days), '18:00');
  for (const { productType, product, visitedOn } of listReviewableProducts(booking, now))
    await db.insert(reviews).values({
      ...review,
      productType,
      productId: product.id,
      bookingId: booking.id,
      userId: booking.userId,
      authorName: formatReviewer(booking.firstName, booking.lastName),
      visitedOn,
      createdAt: daysAfter(2),
      answer: answer ?? null,
      answeredAt: answer ? daysAfter(3) : null,
    });
}
