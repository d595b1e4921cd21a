import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aParty, someTravellers } from '../testing/arbitraries.ts';
import { formatAges, isOfAge } from './ages.ts';
import {
  admitAges,
  admitPeople,
  ageRanges,
  clamp,
  countPeople,
  describeAgesWithoutTicket,
  describeAgesWithoutType,
  findExcludedKinds,
  findMembersOutsideLimits,
  fitsGroup,
  formatMemberCount,
  formatMinAge,
  formatParty,
  getDefaultTravellers,
  getPartyLimits,
  getTicketAges,
  getTravellerLimits,
  isWithin,
  lacksAdult,
  limitAges,
  minParty,
  parseTicketAges,
  partyLimits,
  partyMembers,
  toParty,
  travellerKinds,
} from './index.ts';
import { findAgesWithoutTicket } from './ticketAges.ts';

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
    expect(limitAges(ageRanges[kind], minAge)).toEqual({
      text: admitted ? formatAges(admitted.from, admitted.to) : formatMinAge(minAge ?? 0),
      isExcluded: admitted === null,
    });
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

test.each([
  [undefined, { adults: 2, children: 1, infants: 1 }],
  [1, { adults: 2, children: 1, infants: 1 }],
  [2, { adults: 2, children: 1, infants: 0 }],
  [13, { adults: 2, children: 0, infants: 0 }],
  [18, { adults: 2, children: 0, infants: 0 }],
])('ACT-17 people whose ages a product from %o years excludes are left out of its party', (minAge, admitted) =>
  expect(admitPeople({ adults: 2, children: 1, infants: 1 }, minAge)).toEqual(admitted),
);

test.each([
  [2, { adults: 2, children512: 1, children25: 1, infants: 0 }],
  [5, { adults: 2, children512: 1, children25: 0, infants: 0 }],
  [13, { adults: 2, children512: 0, children25: 0, infants: 0 }],
])('TOUR-18 travellers whom a tour from %i years excludes are left out of its price', (minAge, admitted) =>
  expect(admitPeople({ adults: 2, children512: 1, children25: 1, infants: 1 }, minAge)).toEqual(admitted),
);

describe('people without a ticket', () => {
  it('ENTITY-23 reads the ages of a type on the wire', () => {
    const type = { adult_min_age: 18, child_price: '60.00', child_min_age: 4, child_max_age: 12 };
    expect(parseTicketAges(type)).toEqual({ ...family, adultMinAge: 18 });
  });

  const family = { adultMinAge: 13, childPrice: '60.00', childMinAge: 4, childMaxAge: 12 };
  const adultsOnly = { adultMinAge: 13, childPrice: null, childMinAge: null, childMaxAge: null };

  it.each([
    ['both', family, { from: 13, to: null }, { from: 4, to: 12 }],
    ['free child tickets', { ...family, childPrice: 0 }, { from: 13, to: null }, { from: 4, to: 12 }],
    ['no child tickets', adultsOnly, { from: 13, to: null }, null],
    ['ages of children without a child ticket', { ...family, childPrice: null }, { from: 13, to: null }, null],
    [
      'no limits',
      { ...family, adultMinAge: null, childMinAge: null, childMaxAge: null },
      { from: 0, to: null },
      { from: 0, to: null },
    ],
    ['no oldest child', { ...family, childMaxAge: null }, { from: 13, to: null }, { from: 4, to: 12 }],
    [
      'the youngest child as old as adults',
      { ...family, childMinAge: 13, childMaxAge: null },
      { from: 13, to: null },
      { from: 13, to: null },
    ],
  ])('ENTITY-23 the ages of tickets: %s', (_, type, adults, children) =>
    expect(getTicketAges(type)).toEqual({ adults, children }),
  );

  it.each([
    ['all ages have one', [{ ...family, childMinAge: 0 }], undefined, []],
    ['toddlers', [family], undefined, [{ from: 0, to: 3 }]],
    ['toddlers where all ages may come', [family], 0, [{ from: 0, to: 3 }]],
    ['only some of the toddlers may come', [family], 2, [{ from: 2, to: 3 }]],
    ['no toddlers may come', [family], 4, []],
    ['between child and adult', [{ ...family, adultMinAge: 18 }], 4, [{ from: 13, to: 17 }]],
    ['a single age between them', [{ ...family, adultMinAge: 14 }], 4, [{ from: 13, to: 13 }]],
    ['some of those between them may come', [{ ...family, adultMinAge: 18 }], 16, [{ from: 16, to: 17 }]],
    ['only adults may come', [{ ...family, adultMinAge: 18 }], 18, []],
    [
      'two groups of ages',
      [{ ...family, adultMinAge: 18 }],
      undefined,
      [
        { from: 0, to: 3 },
        { from: 13, to: 17 },
      ],
    ],
    ['no child tickets', [adultsOnly], undefined, [{ from: 0, to: 12 }]],
    ['another type has a child ticket', [adultsOnly, family], undefined, [{ from: 0, to: 3 }]],
    ['another type has a younger adult', [{ ...family, adultMinAge: 18 }, adultsOnly], 4, []],
    ['the ages of an adult include a child', [{ ...family, adultMinAge: 3 }], undefined, [{ from: 0, to: 2 }]],
    ['no ticket types', [], undefined, []],
  ])('ENTITY-23 ages that no ticket is for: %s', (_, types, minAge, ages) =>
    expect(findAgesWithoutTicket(types, minAge)).toEqual(ages),
  );

  it.each([
    [4, 12, 18, 4, ['There is no ticket for ages 13 to 17.']],
    [4, 12, 14, 4, ['There is no ticket for age 13.']],
    [4, 12, 18, undefined, ['There is no ticket for children under 4.', 'There is no ticket for ages 13 to 17.']],
    [4, 12, 13, 1, ['There is no ticket for ages 1 to 3.']],
    [13, 15, 16, undefined, ['There is no ticket for children under 13.']],
    [14, 15, 16, undefined, ['There is no ticket for people under 14.']],
    [0, 12, 13, undefined, []],
  ])(
    'ENTITY-23 with children from %i to %i and adults from %i, where people from %o years may come: %o',
    (from, to, adult, minAge, texts) =>
      expect(
        describeAgesWithoutTicket([{ adultMinAge: adult, childPrice: 1, childMinAge: from, childMaxAge: to }], minAge),
      ).toEqual(texts),
  );

  it('a type says for whom it is not, where another one is', () => {
    expect(describeAgesWithoutType(adultsOnly, [adultsOnly, family], undefined)).toEqual([
      'This ticket is not for children under 13.',
    ]);
    expect(describeAgesWithoutType(family, [adultsOnly, family], undefined)).toEqual([]);
    expect(describeAgesWithoutType(adultsOnly, [adultsOnly], undefined)).toEqual([]);
    expect(describeAgesWithoutType(adultsOnly, [adultsOnly, { ...family, childMinAge: 0 }], 4)).toEqual([
      'This ticket is not for ages 4 to 12.',
    ]);
    expect(describeAgesWithoutType(adultsOnly, [adultsOnly, family], 13)).toEqual([]);
  });
});

it.each([
  [{ from: 4, to: 12 }, 3, false],
  [{ from: 4, to: 12 }, 4, true],
  [{ from: 4, to: 12 }, 12, true],
  [{ from: 4, to: 12 }, 13, false],
  [{ from: 13, to: null }, 12, false],
  [{ from: 13, to: null }, 99, true],
])('of the ages %j, %i is one: %s', (range, age, expected) => expect(isOfAge(range, age)).toBe(expected));
