/** The fields of a destination, as on the wire, that the schema of the contract can't check. */
export interface CheckedDestination {
  readonly shown_on: 'home' | 'saudi-arabia';
  readonly description?: string;
  readonly image?: string | null;
  readonly image_alt?: string;
  readonly city?: string;
  readonly duration?: string;
  readonly price?: string;
}

/** What is wrong with a field of a destination. */
export type DestinationError = 'no-alt' | 'missing';

/**
 * Returns the errors of a destination that the schema of the contract can't detect, by field. The cards of Saudi Arabia
 * show more than those of the home page (ENTITY-42).
 *
 * @example findDestinationErrors({ shown_on: 'home', image: 'palm' }) // { image_alt: 'no-alt' }
 * @example findDestinationErrors({ shown_on: 'home' }) // {}
 */
export function findDestinationErrors(destination: CheckedDestination): Readonly<Record<string, DestinationError>> {
  const errors: Record<string, DestinationError> = {};
  const isEmpty = (field: 'description' | 'image_alt' | 'city' | 'duration' | 'price') =>
    (destination[field] ?? '').trim() === '';
  if (destination.image && isEmpty('image_alt')) errors['image_alt'] = 'no-alt';
  if (destination.shown_on === 'saudi-arabia')
    for (const field of ['description', 'city', 'duration', 'price'] as const)
      if (isEmpty(field)) errors[field] = 'missing';
  return errors;
}
