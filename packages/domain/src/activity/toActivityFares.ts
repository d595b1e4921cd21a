import { type Decimal, parseFils } from '../money/index.ts';
import type { ActivityFares } from '../pricing/index.ts';

/** The prices of an activity on the wire (ENTITY-14). */
export interface WireFares {
  readonly base_price: Decimal;
  readonly child_price: Decimal;
  readonly private_available?: boolean | null;
  readonly private_price?: Decimal | null;
}

/**
 * Returns the fares of an activity. It is offered privately only if it is marked so and has a private price (ACT-23,
 * GAP-21).
 *
 * @example toActivityFares({ base_price: '200.00', child_price: 140 }) // { adult: 200_00, child: 140_00 }
 * @example toActivityFares({ base_price: 200, child_price: 140, private_available: true, private_price: '900.00' }).private // 900_00
 */
export function toActivityFares({
  base_price,
  child_price,
  private_available,
  private_price,
}: WireFares): ActivityFares {
  const fares = { adult: parseFils(base_price), child: parseFils(child_price) };
  return private_available && private_price != null ? { ...fares, private: parseFils(private_price) } : fares;
}
