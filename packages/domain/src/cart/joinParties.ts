import type { ActivityChoice } from '../pricing/index.ts';

/**
 * Returns the choice of several equal parties as the choice of one: everyone of them travels, and each of their extras
 * was chosen (GAP-18).
 *
 * @param quantity the number of parties
 * @example joinParties({ party: { adults: 2, children: 1, infants: 0 }, isPrivate: false, addons: [] }, 2).party // { adults: 4, children: 2, infants: 0 }
 */
export const joinParties = <Choice extends ActivityChoice>(choice: Choice, quantity: number): Choice => ({
  ...choice,
  party: {
    adults: choice.party.adults * quantity,
    children: choice.party.children * quantity,
    infants: choice.party.infants * quantity,
  },
  addons: choice.addons.map((addon) => ({ ...addon, quantity: addon.quantity * quantity })),
});
