import { areOrderedTerms, type CancellationTerms } from '../booking/index.ts';
import { parseFils } from '../money/index.ts';
import { findRepeated } from './findRepeated.ts';
import type { CheckedSeason, SeasonError } from './findSeasonErrors.ts';
import { findTypeErrors } from './findTypeErrors.ts';

/** The fields of an attraction, as on the wire, whose values depend on one another. */
export interface CheckedEvent {
  readonly start_date: string;
  readonly end_date: string;
  readonly ticket_types: readonly {
    readonly id?: string;
    readonly name?: string;
    readonly adult_price: string;
    readonly child_price: string | null;
    readonly adult_min_age: number;
    readonly child_min_age: number | null;
    readonly child_max_age: number | null;
    readonly price_seasons?:
      | readonly (CheckedSeason & { readonly adult_price: string; readonly child_price: string | null })[]
      | undefined;
  }[];
  readonly time_slots: readonly {
    readonly id?: string;
    readonly name?: string;
    readonly time?: string;
    readonly price_adjustment: string;
  }[];
  /** Absent: the default terms. */
  readonly cancellation_terms?: CancellationTerms;
}

/** What is wrong with a field of an attraction. */
export type EventError =
  | SeasonError
  | 'no-child-price'
  | 'no-child-ticket'
  | 'no-child-age'
  | 'ages-order'
  | 'adult-age'
  | 'negative-price'
  | 'same-id'
  | 'same-name'
  | 'same-time'
  | 'terms-order';

/**
 * Returns the errors of an attraction that the schema of the contract can't detect, by field. The ages of children count
 * where there are tickets for them.
 *
 * @example findEventErrors({ start_date: '2030-03-02', end_date: '2030-03-01', ticket_types: [], time_slots: [] }) // { end_date: 'end-before-start' }
 * @example findEventErrors({ start_date: '2030-03-01', end_date: '2030-03-01', ticket_types: [], time_slots: [{ price_adjustment: '-5.00' }] }) // {}
 */
export function findEventErrors(event: CheckedEvent): Readonly<Record<string, EventError>> {
  const { ticket_types, time_slots, cancellation_terms = [] } = event;
  const errors: Record<string, EventError> = {};
  if (event.end_date < event.start_date) errors['end_date'] = 'end-before-start';
  for (const [at, type] of ticket_types.entries()) Object.assign(errors, findTypeErrors(`ticket_types.${at}`, type));
  // The adjustment of a time is added to the price of each season, too.
  const adultPrices = ticket_types.flatMap(({ adult_price, price_seasons = [] }) => [
    adult_price,
    ...price_seasons.map((season) => season.adult_price),
  ]);
  const lowest = Math.min(...adultPrices.map(parseFils));
  for (const [at, { price_adjustment }] of time_slots.entries())
    if (lowest + parseFils(price_adjustment) < 0) errors[`time_slots.${at}.price_adjustment`] = 'negative-price';
  Object.assign(errors, findSameEntries('ticket_types', ticket_types), findSameEntries('time_slots', time_slots));
  if (!areOrderedTerms(cancellation_terms)) errors['cancellation_terms'] = 'terms-order';
  return errors;
}

/** An entry that is in the list twice has the name and time of the other one anyway. */
function findSameEntries(
  list: string,
  rows: readonly { readonly id?: string; readonly name?: string; readonly time?: string }[],
): Record<string, EventError> {
  if (hasDuplicates(rows)) return { [list]: 'same-id' };
  const errors: Record<string, EventError> = {};
  for (const at of findRepeated(rows.map(({ name }) => name))) errors[`${list}.${at}.name`] = 'same-name';
  for (const at of findRepeated(rows.map(({ time }) => time))) errors[`${list}.${at}.time`] = 'same-time';
  return errors;
}

function hasDuplicates(rows: readonly { readonly id?: string }[]): boolean {
  const ids = rows.flatMap(({ id }) => id ?? []);
  return new Set(ids).size < ids.length;
}
