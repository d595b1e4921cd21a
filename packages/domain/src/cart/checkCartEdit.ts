import { isPickupPlace } from '../activity/index.ts';
import { findMembersOutsideLimits, type Party, type PartyMember } from '../party/index.ts';

/** The parts of an activity in the cart that can be edited. */
export interface CartEdit {
  readonly party: Party;
  readonly pickup: string;
}

/**
 * Returns the invalid fields of the edit dialog (CART-07): each count is within the
 * panel's limits (ACT-17), and the pickup place is one of the list.
 *
 * @example checkCartEdit({ party: { adults: 2, children: 0, infants: 0 }, pickup: 'dubai' }) // []
 * @example checkCartEdit({ party: { adults: 0, children: 0, infants: 0 }, pickup: 'mars' }) // ['adults', 'pickup']
 */
export function checkCartEdit({ party, pickup }: CartEdit): (PartyMember | 'pickup')[] {
  return [...findMembersOutsideLimits(party), ...(isPickupPlace(pickup) ? [] : (['pickup'] as const))];
}
