import { type CruiseError, findCruiseErrors } from '@aitours/domain/cruise';
import { parseFils } from '@aitours/domain/money';
import type { CruiseValues } from '../../db/catalogue/staffCruises.ts';
import type { Context } from '../../http/operation.ts';
import { requireValid } from '../requireValid.ts';

type CruiseInput = Context<'createStaffCruise'>['body'];

/**
 * Converts staff's input to the stored values.
 *
 * @throws {Problem} invalid-request
 */
export function toCruiseValues(input: CruiseInput): CruiseValues {
  requireValid(findCruiseErrors(input), errorTexts);
  return {
    name: input.name.trim(),
    teaser: input.teaser.trim(),
    description: input.description.trim(),
    image: input.image,
    imageAlt: input.image === null ? '' : input.image_alt.trim(),
    amenities: input.amenities.map((amenity) => amenity.trim()),
    price: parseFils(input.price),
    duration: input.duration.trim(),
    location: input.location.trim(),
    capacity: input.capacity,
    ...(input.position !== undefined && { position: input.position }),
  };
}

const errorTexts: Readonly<Record<CruiseError, string>> = {
  'no-price': 'must be more than nothing',
  'no-alt': 'is required with an image',
  'no-amenity': 'must not be empty',
  'same-amenity': 'must not contain a text twice',
};
