import { isPickupPlace } from '../activity/index.ts';
import { headcount, type Party, type PartyMember, partyLimits, partyMembers } from '../party/index.ts';

/**
 * What setting a quantity does: below one, the item goes (CART-06).
 *
 * @example quantityEffect(0) // 'remove'
 * @example quantityEffect(2) // 'set'
 */
export const quantityEffect = (quantity: number): 'remove' | 'set' => (quantity < 1 ? 'remove' : 'set');

/** What can be changed in a line: who comes along, and where they are picked up. */
export interface CartEdit {
  readonly party: Party;
  readonly pickup: string;
}

/**
 * The fields of the edit dialog that can't stay so (CART-07): numbers are whole, at least 0 and at most what a panel
 * allows (ACT-17), somebody has to come, and the pickup place is one of the list.
 *
 * @example checkCartEdit({ party: { adults: 2, children: 0, infants: 0 }, pickup: 'dubai' }) // []
 * @example checkCartEdit({ party: { adults: 0, children: 0, infants: 0 }, pickup: 'mars' }) // ['adults', 'pickup']
 */
export function checkCartEdit({ party, pickup }: CartEdit): (PartyMember | 'pickup')[] {
  const members = partyMembers.filter((member) => !isPossible(party[member], partyLimits[member].max));
  const nobody: PartyMember[] = headcount(party) === 0 ? ['adults'] : [];
  return [...members, ...nobody, ...(isPickupPlace(pickup) ? [] : (['pickup'] as const))];
}

const isPossible = (count: number, max: number): boolean => Number.isInteger(count) && count >= 0 && count <= max;
