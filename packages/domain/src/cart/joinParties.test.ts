import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countPeople } from '../party/index.ts';
import { anAddon } from '../testing/arbitraries.ts';
import { joinParties } from './joinParties.ts';

const aCount = fc.integer({ min: 0, max: 10 });
const aParty = fc.record({ adults: aCount, children: aCount, infants: aCount });

test('of several equal parties, everyone travels and every extra is counted', () => {
  fc.assert(
    fc.property(aParty, fc.array(anAddon), fc.integer({ min: 1, max: 9 }), (party, addons, quantity) => {
      const joined = joinParties({ party, addons, isPrivate: true, pickup: 'dubai' }, quantity);
      expect(countPeople(joined.party)).toBe(countPeople(party) * quantity);
      expect(joined.addons).toEqual(addons.map((addon) => ({ ...addon, quantity: addon.quantity * quantity })));
      expect(joined).toMatchObject({ isPrivate: true, pickup: 'dubai' });
    }),
  );
});

test('each kind of travellers is multiplied', () => {
  const choice = { party: { adults: 2, children: 1, infants: 3 }, isPrivate: false, addons: [] };
  expect(joinParties(choice, 2).party).toEqual({ adults: 4, children: 2, infants: 6 });
});
