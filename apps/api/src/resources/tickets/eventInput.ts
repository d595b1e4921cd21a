import { randomUUID } from 'node:crypto';
import { areOrderedTerms } from '@aitours/domain/booking';
import { parseFils } from '@aitours/domain/money';
import type { Context } from '../../contract/operation.ts';
import type { EventValues, StaffEventRow } from '../../db/catalogue/staffEvents.ts';
import { type FieldErrors, invalidRequest } from '../../problems/problems.ts';
import { slugOf } from '../activities/activityInput.ts';

type EventInput = Context<'createStaffTicket'>['body'];

/**
 * Converts staff's input to the stored values.
 *
 * @param known the attraction; ids of others in the input are new
 * @throws {Problem} invalid-request
 */
export function eventValues(input: EventInput, known?: StaffEventRow): EventValues {
  requireValidInput(input);
  const keepId = (rows: readonly { readonly id: string }[] | undefined, id: string | undefined) =>
    rows?.find((row) => row.id === id)?.id ?? randomUUID();
  const types = input.ticket_types.map((type) => ({
    id: keepId(known?.types, type.id),
    name: type.name,
    description: type.description,
    adultPrice: parseFils(type.adult_price),
    childPrice: type.child_price === null ? null : parseFils(type.child_price),
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
      slug: input.slug ?? known?.event.slug ?? slugOf(input.title, 'attraction'),
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
    },
    types,
    slots: input.time_slots.map(({ id, name, time, price_adjustment }) => ({
      ...{ id: keepId(known?.slots, id), name, time, priceAdjustment: parseFils(price_adjustment) },
    })),
  };
}

function requireValidInput({ start_date, end_date, ticket_types, time_slots, cancellation_terms }: EventInput): void {
  const errors: Record<string, string[]> = {};
  if (end_date < start_date) errors['end_date'] = ['must not be before the start'];
  for (const [
    at,
    { child_price, child_min_age: from, child_max_age: to, adult_min_age: adult },
  ] of ticket_types.entries()) {
    const path = `ticket_types.${at}`;
    if (child_price === null) continue;
    if (from === null) errors[`${path}.child_min_age`] = ['is required with a price for children'];
    if (to === null) errors[`${path}.child_max_age`] = ['is required with a price for children'];
    if (from !== null && to !== null && to < from)
      errors[`${path}.child_max_age`] = ['must not be below the youngest age'];
    else if (to !== null && adult <= to) errors[`${path}.adult_min_age`] = ['must be above the ages of children'];
  }
  const lowest = Math.min(...ticket_types.map(({ adult_price }) => parseFils(adult_price)));
  for (const [at, { price_adjustment }] of time_slots.entries()) {
    if (lowest + parseFils(price_adjustment) < 0)
      errors[`time_slots.${at}.price_adjustment`] = ['must not make a ticket cheaper than nothing'];
  }
  if (hasDuplicates(ticket_types) || hasDuplicates(time_slots))
    errors['ticket_types'] = ['must not contain an id twice'];
  if (!areOrderedTerms(cancellation_terms ?? []))
    errors['cancellation_terms'] = ['must each end later and refund less than the one before'];
  if (Object.keys(errors).length > 0) throw invalidRequest(null, errors satisfies FieldErrors);
}

function hasDuplicates(rows: readonly { readonly id?: string }[]): boolean {
  const ids = rows.flatMap(({ id }) => id ?? []);
  return new Set(ids).size < ids.length;
}
