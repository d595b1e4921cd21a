import type { CheckedEvent, EventError } from './findEventErrors.ts';
import { findSeasonErrors } from './findSeasonErrors.ts';

type CheckedType = CheckedEvent['ticket_types'][number];

/** Returns the errors of a ticket type, by field. */
export const findTypeErrors = (path: string, type: CheckedType): Record<string, EventError> => ({
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
