import { randomUUID } from 'node:crypto';
import { findTourErrors, type TourError } from '@aitours/domain/catalogue';
import { toDubaiDate } from '@aitours/domain/dates';
import { parseFils } from '@aitours/domain/money';
import { parseTourSeason } from '@aitours/domain/pricing';
import type { StaffProductRow } from '../../db/catalogue/productStore.ts';
import type { StaffTour, StaffTourDay, TourValues } from '../../db/catalogue/staffTours.ts';
import { findLowestPrice } from '../../db/catalogue/tourPrices.ts';
import type { TourDayActivity, TourTransfer } from '../../db/schema.ts';
import type { Context } from '../../http/operation.ts';
import { toSlug } from '../../lib/slugs.ts';
import { requireValid } from '../requireValid.ts';

type TourInput = Context<'createStaffTour'>['body'];
type DayInput = TourInput['days'][number];
type KeepId = (id: string | undefined) => string;

/**
 * Converts staff's input to the stored values.
 *
 * @param before the tour; ids of others in the input are new
 * @param now what the lowest price of the dates ahead depends on
 * @throws {Problem} invalid-request
 */
export function toTourValues(input: TourInput, before: StaffProductRow<StaffTour> | undefined, now: Date): TourValues {
  requireValid(findTourErrors(input), errorTexts);
  const ids = new Set(before?.product.days.flatMap((day) => [...day.transfers, ...day.activities].map(({ id }) => id)));
  const keepId: KeepId = (id) => (id !== undefined && ids.has(id) ? id : randomUUID());
  const prices = {
    basePrice: parseFils(input.base_price),
    priceSeasons: input.price_seasons?.length ? input.price_seasons.map(parseTourSeason) : null,
  };
  return {
    slug: input.slug ?? before?.product.slug ?? toSlug(input.title, 'tour'),
    title: input.title,
    description: input.description,
    location: input.location,
    tourType: input.tour_type,
    ...prices,
    lowestPrice: findLowestPrice(prices, toDubaiDate(now)),
    durationDays: input.days.length,
    durationNights: input.days.filter(({ hotel_id }) => hotel_id !== null).length,
    capacity: input.capacity,
    minGroupSize: input.min_group_size,
    maxGroupSize: input.max_group_size,
    featured: input.featured,
    meetingPoint: input.meeting_point,
    images: [...new Set(input.images.map(({ image }) => image))],
    cancellationTerms: input.cancellation_terms ?? null,
    facts: input.facts ?? null,
    languages: input.languages ?? [],
    days: input.days.map((day, index) => toDay(day, index + 1, keepId)),
  };
}

const toDay = (day: DayInput, dayNumber: number, keepId: KeepId): StaffTourDay => ({
  dayNumber,
  title: day.title,
  description: day.description,
  hotelId: day.hotel_id,
  roomTypeId: day.room_type_id,
  transfers: day.transfers.map((ride) => toTransfer(ride, keepId)),
  meals: day.meals,
  activities: day.activities.map((activity) => toActivity(activity, keepId)),
  includes: day.includes,
});

const toTransfer = (ride: DayInput['transfers'][number], keepId: KeepId): TourTransfer => ({
  id: keepId(ride.id),
  transferType: ride.transfer_type,
  fromLocation: ride.from_location,
  toLocation: ride.to_location,
  durationMinutes: ride.duration_minutes || null,
  ...(ride.starts_at !== null && { startsAt: ride.starts_at }),
  ...(ride.returns_at !== null && { returnsAt: ride.returns_at }),
  isIncluded: ride.price === null,
  price: ride.price === null ? 0 : parseFils(ride.price),
  distanceKm: ride.distance_km,
  vehicleName: ride.vehicle_name,
});

const toActivity = (activity: DayInput['activities'][number], keepId: KeepId): TourDayActivity => ({
  id: keepId(activity.id),
  name: activity.name,
  price: parseFils(activity.price),
  description: activity.description,
  ...(activity.product !== null && { product: activity.product }),
});

const errorTexts: Readonly<Record<TourError, string>> = {
  'end-before-start': 'must not be before the start',
  'same-dates': 'must not share a date with another season',
  'no-day': 'must have at least one day',
  'group-order': 'must not be below the smallest group',
  'no-hotel': 'is required for a room',
  'no-room': 'is required for a hotel',
  'ride-order': 'must not be before the ride before has arrived',
  'return-before-arrival': 'must not be before the arrival',
  'same-activity': 'must have different names',
  'same-id': 'must not contain an id twice',
  'terms-order': 'must each end later and refund less than the one before',
};
