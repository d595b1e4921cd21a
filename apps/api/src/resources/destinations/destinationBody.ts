import type { components } from '@aitours/openapi/schema';
import type { DestinationRow } from '../../db/catalogue/destinations.ts';

type Schemas = components['schemas'];

/** Returns what the card of a destination shows. */
export function toDestinationBody(row: DestinationRow): Schemas['Destination'] {
  const { id, name, description, image, imageAlt, city, rating, duration, price } = row;
  const facts = row.shownOn === 'home' ? { search: row.search || name } : { city, rating, duration, price };
  return { id, name, description, image, image_alt: imageAlt, ...facts };
}

/** Returns what staff edit of a destination. */
export const toDestinationInputBody = ({ id: _, shownOn, imageAlt, ...values }: DestinationRow) => ({
  shown_on: shownOn,
  ...values,
  image_alt: imageAlt,
});
