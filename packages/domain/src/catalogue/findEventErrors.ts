import { areOrderedTerms, type CancellationTerms } from '../booking/index.ts';
import { parseFils } from '../money/index.ts';
import { findRepeated } from './findRepeated.ts';
import { type CheckedSeason, findSeasonErrors, type SeasonError } from './findSeasonErrors.ts';

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
  for (const at of findRepeated(ticket_types.map(({ name }) => name))) errors[`ticket_types.${at}.name`] = 'same-name';
  for (const at of findRepeated(time_slots.map(({ name }) => name))) errors[`time_slots.${at}.name`] = 'same-name';
  for (const at of findRepeated(time_slots.map(({ time }) => time))) errors[`time_slots.${at}.time`] = 'same-time';
  if (hasDuplicates(ticket_types)) errors['ticket_types'] = 'same-id';
  if (hasDuplicates(time_slots)) errors['time_slots'] = 'same-id';
  if (!areOrderedTerms(cancellation_terms)) errors['cancellation_terms'] = 'terms-order';
  return errors;
}

type CheckedType = CheckedEvent['ticket_types'][number];

const findTypeErrors = (path: string, type: CheckedType): Record<string, EventError> => ({
  ...findAgeErrors(path, type),
  ...findSeasonErrors(`${path}.price_seasons`, type.price_seasons ?? []),
  ...findChildErrors(`${path}.price_seasons`, type),
});

/** A season can neither start nor end the sale of child tickets: their ages are those of the ticket type. */
function findChildErrors(path: string, { child_price, price_seasons = [] }: CheckedType): Record<string, EventError> {
  const errors: Record<string, EventError> = {};
  for (const [at, season] of price_seasons.entries())
    if ((season.child_price === null) !== (child_price === null))
      errors[`${path}.${at}.child_price`] = child_price === null ? 'no-child-ticket' : 'no-child-price';
  return errors;
}

function findAgeErrors(path: string, type: CheckedType): Record<string, EventError> {
  const { child_price, child_min_age: youngest, child_max_age: oldest, adult_min_age: adult } = type;
  if (child_price === null) return {};
  const errors: Record<string, EventError> = {};
  if (youngest === null) errors[`${path}.child_min_age`] = 'no-child-age';
  if (oldest === null) errors[`${path}.child_max_age`] = 'no-child-age';
  else if (youngest !== null && oldest < youngest) errors[`${path}.child_max_age`] = 'ages-order';
  else if (adult <= oldest) errors[`${path}.adult_min_age`] = 'adult-age';
  return errors;
}

function hasDuplicates(rows: readonly { readonly id?: string }[]): boolean {
  const ids = rows.flatMap(({ id }) => id ?? []);
  return new Set(ids).size < ids.length;
}
