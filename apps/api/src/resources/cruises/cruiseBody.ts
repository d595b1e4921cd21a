import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import type { CruiseRow } from '../../db/catalogue/cruises.ts';

export function cruiseBody({ id, position: _, ...row }: CruiseRow): components['schemas']['Cruise'] {
  return { id, ...describedBody(row) };
}

/** Returns what staff edit of a cruise. */
export const cruiseInputBody = ({ position, ...row }: Omit<CruiseRow, 'id'>) => ({ ...describedBody(row), position });

const describedBody = ({ imageAlt, amenities, price, ...texts }: Omit<CruiseRow, 'id' | 'position'>) => ({
  ...texts,
  image_alt: imageAlt,
  amenities: [...amenities],
  price: formatWireAmount(price),
});
