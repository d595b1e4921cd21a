import { isPickupPlace } from '../activity/index.ts';
import { countPeople, type Party, type PartyMember, partyLimits, partyMembers } from '../party/index.ts';

/**
 * Returns what setting a quantity does: below one, the item is removed (CART-06).
 *
 * @example getQuantityEffect(0) // 'remove'
 * @example getQuantityEffect(2) // 'set'
 */
export const getQuantityEffect = (quantity: number): 'remove' | 'set' => (quantity < 1 ? 'remove' : 'set');

/** The parts of an activity in the cart that can be edited. */
export interface CartEdit {
  readonly party: Party;
  readonly pickup: string;
}

/**
 * Returns the invalid fields of the edit dialog (CART-07): counts are whole numbers from 0 to the panel's maximum
 * (ACT-17), the party has at least one person, and the pickup place is one of the list.
 *
 * @example checkCartEdit({ party: { adults: 2, children: 0, infants: 0 }, pickup: 'dubai' }) // []
 * @example checkCartEdit({ party: { adults: 0, children: 0, infants: 0 }, pickup: 'mars' }) // ['adults', 'pickup']
 */
export function checkCartEdit({ party, pickup }: CartEdit): (PartyMember | 'pickup')[] {
  const members = partyMembers.filter((member) => !isValidCount(party[member], partyLimits[member].max));
  const empty: PartyMember[] = countPeople(party) === 0 ? ['adults'] : [];
  return [...members, ...empty, ...(isPickupPlace(pickup) ? [] : (['pickup'] as const))];
}

const isValidCount = (count: number, max: number): boolean => Number.isInteger(count) && count >= 0 && count <= max;
