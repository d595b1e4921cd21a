import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import type { CruiseRow } from '../../db/catalogue/cruises.ts';

export const cruiseBody = ({ id, ...row }: CruiseRow): components['schemas']['Cruise'] => ({
  id,
  ...cruiseInputBody(row),
});

/** Returns what staff edit of a cruise. */
export const cruiseInputBody = ({ imageAlt, amenities, price, ...texts }: Omit<CruiseRow, 'id'>) => ({
  ...texts,
  image_alt: imageAlt,
  amenities: [...amenities],
  price: formatWireAmount(price),
});
