import { formatWireDuration } from '@aitours/domain/activity';
import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import type { ActivityCardRow, ActivityRow } from '../../db/catalogue/activities.ts';
import {
  formatAmountOrNull,
  getKnownFacts,
  getOwnTerms,
  listOwnSeasons,
  toGalleryImages,
  toRating,
} from '../../lib/wire.ts';

type Activity = components['schemas']['Activity'];

const durationUnits = ['minutes', 'hours', 'days'] as const satisfies readonly Activity['duration_unit'][];

/** Returns an activity in the contract's form (ENTITY-14). */
export const toActivityBody = (row: ActivityRow): Activity => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  activity_type: row.activityType,
  location: row.locationName,
  location_name: row.locationName,
  latitude: row.latitude,
  longitude: row.longitude,
  base_price: formatWireAmount(row.basePrice),
  from_price: formatWireAmount(row.fromPrice),
  child_price: formatWireAmount(row.childPrice),
  ...listOwnSeasons(row.priceSeasons, (child) => ({ child_price: formatWireAmount(child) })),
  private_available: row.privatePrice !== null,
  private_price: formatAmountOrNull(row.privatePrice),
  duration: row.durationMinutes === null ? null : formatWireDuration(row.durationMinutes),
  duration_unit: durationUnits.find((unit) => unit === row.durationUnit) ?? 'hours',
  duration_minutes: row.durationMinutes,
  capacity: row.capacity,
  max_participants: row.maxParticipants,
  image: row.images[0] ?? null,
  images: toGalleryImages(row.images),
  average_rating: toRating(row.averageRating, row.reviewsCount),
  reviews_count: row.reviewsCount,
  time_slots: toTimeSlots(row),
  languages: [...row.languages],
  itinerary: row.itinerary.map(({ title, description }) => ({ title, description })),
  highlights: [...row.highlights],
  included: [...row.included],
  not_included: [...row.notIncluded],
  addons: row.addons.map(({ title, icon, shortDetail, price }) => ({
    title,
    icon,
    short_detail: shortDetail,
    price: formatWireAmount(price),
  })),
  ...getOwnTerms(row),
  ...getKnownFacts(row),
  created_at: row.createdAt.toISOString(),
});

/** Returns what a card shows of an activity. */
export const toActivityCardBody = (row: ActivityCardRow): components['schemas']['ActivityCard'] => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  activity_type: row.activityType,
  location_name: row.locationName,
  latitude: row.latitude,
  longitude: row.longitude,
  base_price: formatWireAmount(row.basePrice),
  from_price: formatWireAmount(row.fromPrice),
  duration_minutes: row.durationMinutes,
  image: row.images[0] ?? null,
  average_rating: toRating(row.averageRating, row.reviewsCount),
  reviews_count: row.reviewsCount,
  time_slots: toTimeSlots(row),
  ...getOwnTerms(row),
});

const toTimeSlots = (row: Pick<ActivityRow, 'timeSlots'>): Activity['time_slots'] =>
  row.timeSlots.map(({ id, startDate, endDate, availableDays, startTime, excludedDates }) => ({
    id,
    start_date: startDate,
    end_date: endDate,
    available_days: [...availableDays],
    start_time: startTime,
    ...(excludedDates && { excluded_dates: [...excludedDates] }),
  }));
