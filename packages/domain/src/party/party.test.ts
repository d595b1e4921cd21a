import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aParty, someTravellers } from '../testing/arbitraries.ts';
import {
  admitAges,
  ageRanges,
  clamp,
  countPeople,
  findExcludedKinds,
  findMembersOutsideLimits,
  fitsGroup,
  formatAges,
  formatMemberCount,
  formatMinAge,
  formatParty,
  getDefaultTravellers,
  getPartyLimits,
  getTravellerLimits,
  isWithin,
  lacksAdult,
  minParty,
  partyLimits,
  partyMembers,
  toParty,
  travellerKinds,
} from './index.ts';

test('ACT-20 infants count as people', () => {
  expect(countPeople({ adults: 2, children: 1, infants: 4 })).toBe(7);
  expect(countPeople(minParty)).toBe(1);
});

describe('partyLimits', () => {
  it('ACT-17 adults 1 to 10, children and infants 0 to 10', () => {
    expect(partyLimits).toEqual({
      adults: { min: 1, max: 10 },
      children: { min: 0, max: 10 },
      infants: { min: 0, max: 10 },
    });
    expect(partyMembers).toEqual(['adults', 'children', 'infants']);
  });

  it.each([
    [{ adults: 1, children: 0, infants: 0 }, []],
    [{ adults: 10, children: 10, infants: 10 }, []],
    [{ adults: 0, children: 2, infants: 0 }, ['adults']],
    [{ adults: 11, children: -1, infants: 11 }, ['adults', 'children', 'infants']],
    [{ adults: 1.5, children: 0.5, infants: 0 }, ['adults', 'children']],
  ])('ACT-17 %o has %o outside the limits', (party, members) =>
    expect(findMembersOutsideLimits(party)).toEqual(members),
  );

  it('ACT-17 clamps to the nearest allowed number', () => {
    expect([0, 1, 5, 10, 11].map((wanted) => clamp(partyLimits.adults, wanted))).toEqual([1, 1, 5, 10, 10]);
    fc.assert(
      fc.property(fc.integer(), (wanted) => {
        expect(isWithin(partyLimits.children, clamp(partyLimits.children, wanted))).toBe(true);
      }),
    );
  });
});

describe('formatParty', () => {
  it.each([
    [{ adults: 2, children: 1, infants: 0 }, '2 adults, 1 child'],
    [{ adults: 1, children: 0, infants: 2 }, '1 adult, 2 infants'],
    [{ adults: 3, children: 4, infants: 1 }, '3 adults, 4 children, 1 infant'],
    [{ adults: 0, children: 0, infants: 0 }, ''],
  ])('CHECKOUT-42 %o is described as "%s"', (party, label) => expect(formatParty(party)).toBe(label));

  it('TOUR-18 uses the plural for zero', () => expect(formatMemberCount('children', 0)).toBe('0 children'));

  it('CHECKOUT-42 names each kind that is present', () => {
    fc.assert(
      fc.property(aParty, (party) => {
        expect(formatParty(party).split(', ')).toHaveLength(partyMembers.filter((member) => party[member] > 0).length);
      }),
    );
  });
});

describe('travellers', () => {
  it('TOUR-18 the kinds in their order', () => {
    expect(travellerKinds).toEqual(['adults', 'children512', 'children25', 'infants']);
  });

  it.each([
    ['CONST-23 TOUR-21 the minimum group size', { min: 4 }, 4],
    ['CONST-23 TOUR-21 two when no size is given', {}, 2],
    ['TOUR-21 two when the size is unknown', { min: null, max: null }, 2],
    ['TOUR-22 never more than the maximum group size', { max: 1 }, 1],
  ])('%s', (_, size, adults) =>
    expect(getDefaultTravellers(size)).toEqual({ adults, children512: 0, children25: 0, infants: 0 }),
  );

  it('TOUR-22 TOUR-23 adults have the minimum, and all together the maximum of the group', () => {
    const family = { adults: 2, children512: 1, children25: 1, infants: 1 };
    expect(getTravellerLimits({ min: 2, max: 12 }, family)).toEqual({
      adults: { min: 2, max: 9 },
      children512: { min: 0, max: 8 },
      children25: { min: 0, max: 8 },
      infants: { min: 0, max: 8 },
    });
    expect([5, 4].map((max) => fitsGroup({ max }, family))).toEqual([true, false]);
  });

  it('TOUR-22 limits of a group that is already too large never cross', () => {
    fc.assert(
      fc.property(someTravellers, fc.integer({ min: 1, max: 20 }), (travellers, max) => {
        for (const limits of Object.values(getTravellerLimits({ min: 1, max }, travellers)))
          expect(limits.max).toBeGreaterThanOrEqual(limits.min);
      }),
    );
  });

  it('GAP-81 without a group size, at least one adult and a hundred people', () => {
    const couple = { adults: 2, children512: 0, children25: 0, infants: 0 };
    expect(getTravellerLimits({}, couple).adults).toEqual({ min: 1, max: 100 });
    expect(getTravellerLimits({ min: null, max: null }, couple).infants).toEqual({ min: 0, max: 98 });
    expect([98, 99].map((infants) => fitsGroup({}, { ...couple, infants }))).toEqual([true, false]);
  });

  it('ACT-17 members of a party share the maximum of an activity', () => {
    const party = { adults: 2, children: 1, infants: 1 };
    expect(getPartyLimits(party, 6)).toEqual({
      adults: { min: 1, max: 4 },
      children: { min: 0, max: 3 },
      infants: { min: 0, max: 3 },
    });
    expect(getPartyLimits(party, null)).toEqual(partyLimits);
    expect(getPartyLimits({ ...party, adults: 9 }, 2).children).toEqual({ min: 0, max: 0 });
  });

  it('GAP-82 adds both ages of children, and preserves the headcount', () => {
    expect(toParty({ adults: 2, children512: 1, children25: 3, infants: 1 })).toEqual({
      adults: 2,
      children: 4,
      infants: 1,
    });
    fc.assert(
      fc.property(someTravellers, (travellers) => {
        expect(countPeople(toParty(travellers))).toBe(Object.values(travellers).reduce((all, count) => all + count, 0));
      }),
    );
  });
});

describe('lacksAdult', () => {
  it.each([
    [0, 1, true, true],
    [1, 1, true, false],
    [0, 0, true, false],
    [0, 2, false, false],
  ])('TICKET-30 TICKET-31 %i adults and %i children, adult required: %s', (adults, children, isRequired, lacks) => {
    expect(lacksAdult({ adults, children }, isRequired)).toBe(lacks);
  });
});

describe('ages', () => {
  it.each([
    [13, null, 'from 13 years'],
    [4, 12, '4 to 12 years'],
    [null, 1, 'under 2 years'],
    [0, 3, 'under 4 years'],
    [null, null, undefined],
    [0, null, undefined],
    [12, 12, '12 years'],
    [1, 1, '1 year'],
  ])('ENTITY-23 from %o to %o', (from, to, text) => expect(formatAges(from, to)).toBe(text));

  it.each([
    ['children', undefined, { from: 2, to: 12 }],
    ['children', 7, { from: 7, to: 12 }],
    ['children', 12, { from: 12, to: 12 }],
    ['children', 13, null],
    ['infants', 1, { from: 1, to: 1 }],
    ['infants', 2, null],
    ['children25', 5, null],
    ['children512', 5, { from: 5, to: 12 }],
    ['adults', 18, { from: 18, to: null }],
  ] as const)('ACT-17 of %s from %o years, %o may come', (kind, minAge, admitted) => {
    expect(admitAges(ageRanges[kind], minAge)).toEqual(admitted);
    expect(findExcludedKinds({ [kind]: 1 }, minAge)).toEqual(admitted ? [] : [kind]);
    expect(findExcludedKinds({ [kind]: 0 }, minAge)).toEqual([]);
  });

  it('says from which age people may come', () =>
    expect([1, 13].map(formatMinAge)).toEqual(['Only for people from 1 year', 'Only for people from 13 years']));

  it('ENTITY-13 the members of a party cover every age, as those of a tour do', () =>
    expect(partyMembers.map((member) => formatAges(ageRanges[member].from, ageRanges[member].to))).toEqual([
      'from 13 years',
      '2 to 12 years',
      'under 2 years',
    ]));
});
