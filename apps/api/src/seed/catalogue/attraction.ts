import { z } from 'zod';
import { facts } from './facts.ts';
import { aed, cancellationTerms, day, daysOfWeek, line, picture, price, slug, timeOfDay, toGallery } from './fields.ts';

/** ENTITY-23. */
const ticketType = z
  .strictObject({
    name: line,
    description: line,
    adultPrice: price,
    /** No child fare if absent. */
    childPrice: price.nullable().default(null),
    adultMinAge: z.int().min(0).optional(),
    childMinAge: z.int().min(0).optional(),
    childMaxAge: z.int().min(0).optional(),
    /** Whether a child comes with an adult; absent: yes. */
    childRequiresAdult: z.boolean().default(true),
    includesFastTrack: z.boolean().default(false),
    includesTransfer: z.boolean().default(false),
    includesMeal: z.boolean().default(false),
  })
  .transform(({ adultMinAge, childMinAge, childMaxAge, ...rest }) => {
    const hasChildFare = rest.childPrice !== null;
    return {
      ...rest,
      childRequiresAdult: hasChildFare && rest.childRequiresAdult,
      adultMinAge: adultMinAge ?? (hasChildFare ? 13 : 12),
      childMinAge: hasChildFare ? (childMinAge ?? 4) : null,
      childMaxAge: hasChildFare ? (childMaxAge ?? 12) : null,
    };
  });

/** ENTITY-22. */
export const attraction = z
  .strictObject({
    slug,
    title: line,
    description: line,
    venue: line,
    /** The card shows "Location TBA" if absent (TICKET-12). */
    location: line.nullable().default(null),
    eventType: line,
    durationMinutes: z.int().positive().nullable().default(null),
    startDate: day.default('2025-01-01'),
    endDate: day.default('2028-12-31'),
    cancellationTerms,
    /** Visitors go to the venue, so there is no meeting point. */
    facts: facts.omit({ meeting_point: true }),
    /** Of the guides; empty without them. */
    languages: z.array(line).default([]),
    pictures: z.array(picture).min(1),
    ticketTypes: z.array(ticketType).min(1),
    /** ENTITY-24. */
    timeSlots: z
      .array(
        z.strictObject({
          name: line,
          time: timeOfDay,
          /** Added to the adult price; may be negative. */
          priceAdjustment: aed.default(0),
        }),
      )
      .min(1),
    availability: z.strictObject({
      openDays: daysOfWeek,
      /** Places per ticket type, time slot and day. */
      capacityPerSlot: z.int().positive(),
      /**
       * Tickets left in total: none, or this number on the first open days. If absent, whatever hasn't been booked.
       */
      left: z
        .union([z.literal('sold-out'), z.int().positive()])
        .nullable()
        .default(null),
    }),
  })
  .transform(({ pictures, ...rest }) => ({ ...rest, images: toGallery(rest.slug, pictures) }));

export type AttractionSeed = z.output<typeof attraction>;
