import { isPickupPlace } from '../activity/index.ts';
import { countPeople, isWithin, type Party, type PartyMember, partyLimits, partyMembers } from '../party/index.ts';

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
  const members = partyMembers.filter((member) => !isWithin({ min: 0, max: partyLimits[member].max }, party[member]));
  const empty: PartyMember[] = countPeople(party) === 0 ? ['adults'] : [];
  return [...members, ...empty, ...(isPickupPlace(pickup) ? [] : (['pickup'] as const))];
}
