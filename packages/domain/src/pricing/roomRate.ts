import { type Decimal, type Fils, parseFils } from '../money/index.ts';

/** A room type's prices as the wire gives them (ENTITY-09). */
export interface RoomPrices {
  readonly price_per_night?: Decimal | null;
  readonly base_price?: Decimal | null;
}

/**
 * What a room costs for a night: its night price, else its base price, else nothing (CONST-04).
 *
 * @example roomRate({ price_per_night: '300.00' }) // 300_00
 * @example roomRate({ base_price: 250 }) // 250_00
 */
export const roomRate = ({ price_per_night, base_price }: RoomPrices): Fils =>
  parseFils(price_per_night ?? base_price ?? 0);
