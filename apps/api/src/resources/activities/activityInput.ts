import { randomUUID } from 'node:crypto';
import { parseDuration } from '@aitours/domain/activity';
import { type ActivityError, findActivityErrors } from '@aitours/domain/catalogue';
import { formatShortDate, toDubaiDate } from '@aitours/domain/dates';
import { parseFils, subtractPercent } from '@aitours/domain/money';
import { parsePriceSeason } from '@aitours/domain/pricing';
import { findDoubleTime } from '@aitours/domain/stock-rules';
import { toTimeSlot } from '../../catalogue/slots.ts';
import type { ActivityRow, ActivityValues } from '../../db/catalogue/activities.ts';
import { findLowestPrice } from '../../db/catalogue/lowestPrices.ts';
import type { ActivityTimeSlot } from '../../db/schema.ts';
import { isOwnTime, isRuleTime } from '../../db/stock/ruleTimes.ts';
import type { Context } from '../../http/operation.ts';
import { toSlug } from '../../lib/slugs.ts';
import { type FieldErrors, invalidRequest } from '../../problems/problems.ts';
import { requireValid } from '../requireValid.ts';

type ActivityInput = Context<'createActivity'>['body'];

/** In percent, where staff enter no child price (CONST-14). */
const defaultChildDiscount = 30;

/**
 * Converts staff's input to the stored values.
 *
 * @param before the activity; an input slot with the id of one of its slots replaces it, and those of rules stay
 * @param now what the lowest price of the dates ahead depends on
 * @throws {Problem} invalid-request
 */
export function toActivityValues(
  input: ActivityInput,
  before: { readonly product: Pick<ActivityRow, 'slug' | 'capacity' | 'timeSlots'> } | undefined,
  now: Date,
): ActivityValues {
  const known = before?.product.timeSlots ?? [];
  const ruleTimes = known.filter(isRuleTime);
  const today = toDubaiDate(now);
  requireValid(findActivityErrors(withFlexibleStarts(input)), errorTexts);
  const own = input.time_slots.map((slot) => toTime(slot, known));
  requireOtherTimes(own, ruleTimes, today);
  const basePrice = parseFils(input.base_price);
  const values = {
    slug: input.slug ?? before?.product.slug ?? toSlug(input.title, 'activity'),
    title: input.title,
    description: input.description,
    activityType: input.activity_type,
    locationName: input.location,
    latitude: input.latitude ?? null,
    longitude: input.longitude ?? null,
    basePrice,
    childPrice:
      input.child_price === undefined ? subtractPercent(basePrice, defaultChildDiscount) : parseFils(input.child_price),
    priceSeasons: input.price_seasons?.length ? input.price_seasons.map(parsePriceSeason) : null,
    privatePrice: input.private_available && input.private_price ? parseFils(input.private_price) : null,
    durationMinutes: parseDuration(input.duration ?? '') ?? null,
    durationUnit: input.duration_unit,
    // A system that doesn't know capacities must not take the activity off sale.
    capacity: input.capacity === undefined ? (before?.product.capacity ?? null) : input.capacity,
    maxParticipants: input.max_participants ?? null,
    images: listImages(input),
    timeSlots: [...own, ...ruleTimes],
    cancellationTerms: input.cancellation_terms ?? null,
    facts: input.facts ?? null,
    languages: input.languages,
    itinerary: input.itinerary,
    highlights: input.highlights,
    included: input.included,
    notIncluded: input.not_included,
    addons: input.addons.map(({ title, icon, short_detail, price }) => ({
      title,
      icon,
      shortDetail: short_detail,
      price: parseFils(price),
    })),
  };
  return { ...values, lowestPrice: findLowestPrice(values, today) };
}

const toTime = (slot: ActivityInput['time_slots'][number], known: readonly ActivityTimeSlot[]): ActivityTimeSlot => ({
  id: known.find((other) => isOwnTime(other) && other.id === slot.id)?.id ?? randomUUID(),
  startDate: slot.start_date,
  endDate: slot.end_date,
  availableDays: slot.available_days,
  startTime: slot.start_time ?? null,
});

/** A missing start is a flexible one. */
const withFlexibleStarts = (input: ActivityInput): ActivityInput => ({
  ...input,
  time_slots: input.time_slots.map((slot) => ({ ...slot, start_time: slot.start_time ?? null })),
});

/** A time that a rule has created already would be on a date twice. */
function requireOtherTimes(
  own: readonly ActivityTimeSlot[],
  ruleTimes: readonly ActivityTimeSlot[],
  today: string,
): void {
  const errors: FieldErrors = Object.fromEntries(
    own.flatMap((slot, index) => {
      const date = findDoubleTime(toTimeSlot(slot), ruleTimes.map(toTimeSlot), today);
      return date ? [[`time_slots.${index}.start_time`, [doubleTime(date)]]] : [];
    }),
  );
  if (Object.keys(errors).length > 0) throw invalidRequest(null, errors);
}

const doubleTime = (date: string) =>
  `A rule of the availability sells this time on ${formatShortDate(date)} already. Choose other dates or another time, or remove the rule first.`;

const errorTexts: Readonly<Record<ActivityError, string>> = {
  'no-private-price': 'is required for a private activity',
  'end-before-start': 'must not be before the start',
  'same-dates': 'must not share a date with another season',
  'same-slot': 'must not contain a slot twice',
  'same-time': 'must not be the time of another slot on the same dates',
  'same-addon': 'must have different titles',
  'terms-order': 'must each end later and refund less than the one before',
};

/** Returns the pictures without duplicates, the card's picture first. */
const listImages = ({ image, images }: ActivityInput): string[] => [
  ...new Set([...(image ? [image] : []), ...images.map((picture) => picture.image)]),
];
