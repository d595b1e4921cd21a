import type { Schema } from '@aitours/api-client';
import { parseFils } from '@aitours/domain/money';

/**
 * Returns the lowest adult price of an attraction's ticket types (TICKET-16).
 *
 * @example lowestAdultPrice([{ adult_price: '149.00' }, { adult_price: '99.00' }]) // '99.00'
 * @example lowestAdultPrice([]) // undefined
 */
export const lowestAdultPrice = (types: readonly Pick<Schema<'TicketType'>, 'adult_price'>[]): string | undefined =>
  types.map(({ adult_price }) => adult_price).sort((one, other) => parseFils(one) - parseFils(other))[0];
