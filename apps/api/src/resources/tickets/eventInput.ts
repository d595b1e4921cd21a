import { randomUUID } from 'node:crypto';
import { type EventError, findEventErrors } from '@aitours/domain/catalogue';
import { parseFils } from '@aitours/domain/money';
import { parseTicketSeason } from '@aitours/domain/pricing';
import type { EventValues, StaffEventRow } from '../../db/catalogue/staffEvents.ts';
import type { Context } from '../../http/operation.ts';
import { type FieldErrors, invalidRequest } from '../../problems/problems.ts';
import { toSlug } from '../slugs.ts';

type EventInput = Context<'createStaffTicket'>['body'];

/**
 * Converts staff's input to the stored values.
 *
 * @param known the attraction; ids of others in the input are new
 * @throws {Problem} invalid-request
 */
export function toEventValues(input: EventInput, known?: StaffEventRow): EventValues {
  requireValidInput(input);
  const keepId = (rows: readonly { readonly id: string }[] | undefined, id: string | undefined) =>
    rows?.find((row) => row.id === id)?.id ?? randomUUID();
  const types = input.ticket_types.map((type) => ({
    id: keepId(known?.types, type.id),
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
    event: {
      slug: input.slug ?? known?.event.slug ?? toSlug(input.title, 'attraction'),
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
    },
    types,
    slots: input.time_slots.map(({ id, name, time, price_adjustment }) => ({
      id: keepId(known?.slots, id),
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
  'terms-order': 'must each end later and refund less than the one before',
};

function requireValidInput(input: EventInput): void {
  const found = Object.entries(findEventErrors(input));
  if (found.length === 0) return;
  const errors: FieldErrors = Object.fromEntries(found.map(([field, error]) => [field, [errorTexts[error]]]));
  throw invalidRequest(null, errors);
}
