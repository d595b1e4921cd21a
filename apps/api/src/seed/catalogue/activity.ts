import { activityTypes } from '@aitours/domain/activity';
import { z } from 'zod';
import { facts } from './facts.ts';
import {
  cancellationTerms,
  daysOfWeek,
  line,
  paragraphs,
  picture,
  price,
  slug,
  timeOfDay,
  toGallery,
} from './fields.ts';

const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-([0-2]\d|3[01])$/, 'must be MM-DD');

const schedule = z.strictObject({
  /** Every year from one day to another in the next year; the whole year if absent. */
  season: z.strictObject({ from: monthDay, until: monthDay }).optional(),
  days: daysOfWeek,
  /** Any time of the day if absent. */
  times: z.array(timeOfDay).min(1).optional(),
});

/** An activity in the files of the catalogue (ENTITY-14). */
export const activity = z
  .strictObject({
    slug,
    title: line.max(80),
    activityType: z.enum(activityTypes),
    locationName: line,
    latitude: z.number().min(22.5).max(26.5),
    longitude: z.number().min(51).max(56.6),
    basePrice: price,
    childPrice: price,
    /** For up to six people; no private activity if absent. */
    privatePrice: price.nullable().default(null),
    durationMinutes: z.int().positive(),
    durationUnit: z.enum(['minutes', 'hours', 'days']),
    schedule,
    cancellationTerms,
    languages: z.array(line).min(1),
    facts: facts.nullable().default(null),
    maxParticipants: z.int().min(1).max(500),
    pictures: z.array(picture).min(3),
    description: paragraphs,
    itinerary: z.array(z.strictObject({ title: line, description: line })).min(1),
    highlights: z.array(line).min(1),
    included: z.array(line).min(1),
    notIncluded: z.array(line).min(1),
    addons: z.array(
      z.strictObject({
        /** Carts store add-ons as "title:quantity:price" (ENTITY-19). */
        title: line.regex(/^[^:]+$/, 'must not contain a colon'),
        /** The name of a lucide icon. */
        icon: line,
        shortDetail: line,
        price,
      }),
    ),
  })
  .transform(({ pictures, schedule: planned, ...rest }) => ({
    ...rest,
    images: toGallery(rest.slug, pictures),
    timeSlots: toTimeSlots(planned),
  }));

export type ActivitySeed = z.output<typeof activity>;

/** Returns a slot for each season and start time; the catalogue covers 2025 to 2028. */
function toTimeSlots({ season, days, times }: z.output<typeof schedule>) {
  const periods = season
    ? [2024, 2025, 2026, 2027, 2028].map((year) => [`${year}-${season.from}`, `${year + 1}-${season.until}`] as const)
    : [['2025-01-01', '2028-12-31'] as const];
  return periods.flatMap(([startDate, endDate]) =>
    (times ?? [null]).map((startTime) => ({ startDate, endDate, availableDays: days, startTime })),
  );
}
