import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import type { CruiseRow } from '../../db/catalogue/cruises.ts';

export function toCruiseBody({ id, position: _, ...row }: CruiseRow): components['schemas']['Cruise'] {
  return { id, ...toDescribedBody(row) };
}

/** Returns what staff edit of a cruise. */
export const toCruiseInputBody = ({ id: _, position, ...row }: CruiseRow) => ({
  ...toDescribedBody(row),
  position,
});

const toDescribedBody = ({ imageAlt, amenities, price, ...texts }: Omit<CruiseRow, 'id' | 'position'>) => ({
  ...texts,
  image_alt: imageAlt,
  amenities: [...amenities],
  price: formatWireAmount(price),
});
