import { isProblem } from '@aitours/api-client';

/** A field of the transfer forms that has a place. */
export type PlaceName = 'pickupLocation' | 'dropoffLocation';

/** The maximum length of a place in the contract. */
export const maxPlaceLength = 200;

/** Why the server rejected a place. */
export interface PlaceProblem {
  readonly message: string;
  /** Known places with similar names. */
  readonly suggestions: readonly string[];
}

/** The rejected places, by field. */
export type PlaceProblems = Readonly<Partial<Record<PlaceName, PlaceProblem>>>;

const fields = { pickup: 'pickupLocation', dropoff: 'dropoffLocation' } as const;

/** Returns the places that `getTransferDistance` rejected; none for another error (GAP-37). */
export function toPlaceProblems(error: unknown): PlaceProblems {
  const errors = (isProblem(error) && error.errors) || {};
  const suggestions = isProblem(error, 'unknown-place') ? error.suggestions : {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([place, field]) => {
      const message = errors[place]?.[0];
      return message === undefined ? [] : [[field, { message, suggestions: suggestions[place] ?? [] }]];
    }),
  );
}

/** Returns the messages of the rejected places, as a form's errors. */
export const toPlaceErrors = ({ pickupLocation, dropoffLocation }: PlaceProblems) => ({
  ...(pickupLocation && { pickupLocation: pickupLocation.message }),
  ...(dropoffLocation && { dropoffLocation: dropoffLocation.message }),
});
