import { type DestinationError, findDestinationErrors } from '@aitours/domain/catalogue';
import type { DestinationRow } from '../../db/catalogue/destinations.ts';
import type { StaffProductRow } from '../../db/catalogue/productStore.ts';
import type { DestinationValues } from '../../db/catalogue/staffDestinations.ts';
import type { Context } from '../../http/operation.ts';
import { invalidRequest } from '../../problems/problems.ts';
import { requireValid } from '../requireValid.ts';

type DestinationInput = Context<'createStaffDestination'>['body'];

/** Converts staff's input to the stored values. @param before undefined: it is new. @throws {Problem} invalid-request */
export function toDestinationValues(
  input: DestinationInput,
  before?: StaffProductRow<DestinationRow>,
): DestinationValues {
  requireValid(findDestinationErrors(input), errorTexts);
  // Its card leads elsewhere on the other page.
  if (before && input.shown_on !== before.product.shownOn)
    throw invalidRequest(null, { shown_on: ['can’t be changed'] });
  return {
    shownOn: input.shown_on,
    name: input.name.trim(),
    description: input.description.trim(),
    image: input.image,
    imageAlt: input.image === null ? '' : input.image_alt.trim(),
    ...toCardValues(input),
    ...(input.position !== undefined && { position: input.position }),
  };
}

/** Returns the values of which only one of the two pages shows each. */
function toCardValues(input: DestinationInput) {
  if (input.shown_on === 'home')
    return { search: input.search.trim(), city: '', rating: null, duration: '', price: '' };
  const rating = input.rating === null ? null : Math.round(input.rating * 10) / 10;
  const [city, duration, price] = [input.city.trim(), input.duration.trim(), input.price.trim()];
  return { search: '', city, rating, duration, price };
}

const errorTexts: Readonly<Record<DestinationError, string>> = {
  'no-alt': 'is required with an image',
  missing: 'is required in Saudi Arabia',
};
