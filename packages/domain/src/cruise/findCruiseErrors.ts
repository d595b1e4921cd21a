/** The fields of a cruise, as on the wire, that the schema of the contract can't check. */
export interface CheckedCruise {
  /** In AED. */
  readonly price: string;
  readonly image?: string | null;
  readonly image_alt?: string;
  readonly amenities: readonly string[];
}

/** What is wrong with a field of a cruise. */
export type CruiseError = 'no-price' | 'no-alt' | 'no-amenity' | 'same-amenity';

/**
 * Returns the errors of a cruise that the schema of the contract can't detect, by field.
 *
 * @example findCruiseErrors({ price: '0.00', amenities: ['Lunch'] }) // { price: 'no-price' }
 * @example findCruiseErrors({ price: '900.00', image: 'yacht', amenities: ['Lunch'] }) // { image_alt: 'no-alt' }
 */
export function findCruiseErrors({
  price,
  image,
  image_alt: alt = '',
  amenities,
}: CheckedCruise): Readonly<Record<string, CruiseError>> {
  const errors: Record<string, CruiseError> = {};
  if (Number(price) === 0) errors['price'] = 'no-price';
  if (image && alt.trim() === '') errors['image_alt'] = 'no-alt';
  const names = amenities.map((amenity) => amenity.trim());
  if (names.length === 0) errors['amenities'] = 'no-amenity';
  if (new Set(names).size < names.length) errors['amenities'] = 'same-amenity';
  return errors;
}
