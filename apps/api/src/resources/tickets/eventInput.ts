import { randomUUID } from 'node:crypto';
import { type EventError, findEventErrors } from '@aitours/domain/catalogue';
import { parseFils } from '@aitours/domain/money';
import { parseTicketSeason } from '@aitours/domain/pricing';
import type { StaffProductRow } from '../../db/catalogue/productStore.ts';
import type { EventValues, StaffEvent } from '../../db/catalogue/staffEvents.ts';
import type { Context } from '../../http/operation.ts';
import { toSlug } from '../../lib/slugs.ts';
import { requireValid } from '../requireValid.ts';

type EventInput = Context<'createStaffTicket'>['body'];

/**
 * Converts staff's input to the stored values.
 *
 * @param before the attraction; ids of others in the input are new
 * @throws {Problem} invalid-request
 */
export function toEventValues(input: EventInput, before?: StaffProductRow<StaffEvent>): EventValues {
  requireValid(findEventErrors(input), errorTexts);
  const keepId = (rows: readonly { readonly id: string }[] | undefined, id: string | undefined) =>
    rows?.find((row) => row.id === id)?.id ?? randomUUID();
  const types = input.ticket_types.map((type) => ({
    id: keepId(before?.product.types, type.id),
    name: type.name,
    description: type.description,
    adultPrice: parseFils(type.adult_price),
    childPrice: type.child_price === null ? null : parseFils(type.child_price),
    priceSeasons: type.price_seasons?.length ? type.price_seasons.map(parseTicketSeason) : null,
    adultMinAge: type.adult_min_age,
    childMinAge: type.child_min_age,
    childMaxAge: type.child_max_age,
    childRequiresAdult: type.child_requires_adult,
    includesFastTrack: type.includes_fast_track,
    includesTransfer: type.includes_transfer,
    includesMeal: type.includes_meal,
  }));
  return {
    slug: input.slug ?? before?.product.slug ?? toSlug(input.title, 'attraction'),
    title: input.title,
    description: input.description,
    venue: input.venue,
    location: input.location,
    eventType: input.event_type,
    basePrice: Math.min(...types.map(({ adultPrice }) => adultPrice)),
    durationMinutes: input.duration,
    startDate: input.start_date,
    endDate: input.end_date,
    images: [...new Set(input.images.map(({ image }) => image))],
    cancellationTerms: input.cancellation_terms ?? null,
    facts: input.facts ?? null,
    languages: input.languages ?? [],
    types,
    slots: input.time_slots
      .toSorted((one, other) => (one.time < other.time ? -1 : 1))
      .map(({ id, name, time, price_adjustment }) => ({
        id: keepId(before?.product.slots, id),
        name,
        time,
        priceAdjustment: parseFils(price_adjustment),
      })),
  };
}

const errorTexts: Readonly<Record<EventError, string>> = {
  'end-before-start': 'must not be before the start',
  'same-dates': 'must not share a date with another season',
  'no-child-price': 'is required where the ticket type has a price for children',
  'no-child-ticket': 'must be empty where the ticket type has no price for children',
  'no-child-age': 'is required with a price for children',
  'ages-order': 'must not be below the youngest age',
  'adult-age': 'must be above the ages of children',
  'negative-price': 'must not make a ticket cheaper than nothing',
  'same-id': 'must not contain an id twice',
  'same-name': 'must not be the name of another one',
  'same-time': 'must not be the time of another one',
  'terms-order': 'must each end later and refund less than the one before',
};
