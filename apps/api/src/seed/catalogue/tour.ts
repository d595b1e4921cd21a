import { z } from 'zod';
import { facts } from './facts.ts';
import { cancellationTerms, line, paragraphs, picture, price, slug, timeOfDay, toGallery } from './fields.ts';

/** ENTITY-06. */
const transfer = z
  .strictObject({
    transferType: line,
    fromLocation: line,
    toLocation: line,
    distanceKm: z.number().positive(),
    /** A round trip's distance and duration are there and back. */
    durationMinutes: z.int().positive(),
    /** Absent: in the morning, or in the afternoon for the ride home on a day without a night. */
    startsAt: timeOfDay.optional(),
    /** When a round trip starts back; absent for a ride in one direction. */
    returnsAt: timeOfDay.optional(),
    /** The slug of a transfer type. */
    vehicle: slug,
    /** Included in the tour's price if absent. */
    price: price.optional(),
  })
  .transform(({ price: extra, ...rest }) => ({ ...rest, isIncluded: extra === undefined, price: extra ?? 0 }));

/** ENTITY-05. */
const tourDay = z.strictObject({
  title: line,
  description: line,
  /** A hotel and one of its room types; absent on the day of departure. */
  stay: z.strictObject({ hotel: slug, roomType: line }).nullable().default(null),
  /** Slugs of meal types. */
  meals: z.array(slug).default([]),
  transfers: z.array(transfer).default([]),
  /** `product`: the slug of the activity or attraction that it is. */
  activities: z.array(z.strictObject({ name: line, price, description: line, product: slug.optional() })).default([]),
  /** Slugs of the activities and attractions that every traveller visits. */
  includes: z.array(slug).default([]),
});

/** ENTITY-03. */
export const tour = z
  .strictObject({
    slug,
    title: line,
    /** The shop shows its default, "Dubai, UAE", if absent. */
    location: line.nullable().default(null),
    tourType: line,
    basePrice: price,
    /** One if absent (GAP-81). */
    minGroupSize: z.int().positive().nullable().default(null),
    /** No limit if absent (GAP-81). */
    maxGroupSize: z.int().positive().nullable().default(null),
    featured: z.boolean(),
    cancellationTerms,
    /** The meeting point is a text. */
    facts: facts.omit({ meeting_point: true }),
    languages: z.array(line).min(1),
    meetingPoint: line,
    pictures: z.array(picture).min(1),
    description: paragraphs,
    days: z.array(tourDay).min(2).max(8),
  })
  .transform(({ pictures, ...rest }) => ({
    ...rest,
    durationDays: rest.days.length,
    durationNights: rest.days.length - 1,
    images: toGallery(rest.slug, pictures),
  }));

export type TourSeed = z.output<typeof tour>;
export type TourDaySeed = TourSeed['days'][number];
