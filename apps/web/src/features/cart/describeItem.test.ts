import { examples } from '@aitours/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { type CartLine, readCartLine } from './cartLine.ts';
import { describeItem, findActivityParty, findWarningText, getRemedyText, listSummaryLines } from './describeItem.ts';

const lines = examples.getCart.cart.items.map(readCartLine);
const [safari, tower] = lines as [CartLine, CartLine];

test('ENTITY-19 describes an activity', () => {
  expect(describeItem(safari)).toEqual({
    kind: 'Activity',
    date: 'Sat 2 March 2030',
    time: '3:00 PM',
    party: '2 adults, 1 child',
    pickup: 'Rove Downtown, Al Mustaqbal Street, Dubai',
    extras: ['Quad bike for 30 minutes'],
  });
  const details = { ...safari.details, isPrivate: 'yes', addons: ['Ride: quad:2:40.00'] };
  expect(describeItem({ ...safari, details }).extras).toEqual(['Private visit', '2 × Ride: quad']);
});

test('ENTITY-20 describes tickets', () => {
  expect(describeItem(tower)).toMatchObject({
    kind: 'Tickets',
    ticketType: 'Levels 124 and 125',
    extras: ['2 adults × AED 229.00', '1 child × AED 145.00'],
  });
});

test('ENTITY-18 omits unreadable details', () => {
  expect(describeItem({ ...safari, details: {} })).toMatchObject({ kind: 'Activity', extras: [] });
  expect(describeItem({ ...tower, details: {} })).toMatchObject({ kind: 'Tickets', extras: [] });
});

test('CART-16 describes a tour', () => {
  expect(describeItem({ ...safari, type: 'tour', details: { adults: 2, children: 1, infants: 0 } })).toMatchObject({
    kind: 'Tour',
    party: '2 adults, 1 child',
  });
});

describe('findWarningText', () => {
  const warn = (isAvailable: boolean, placesLeft: number | null) =>
    findWarningText({ ...safari, isAvailable, placesLeft });

  test('GAP-76 states why an item can’t be booked, if so', () => {
    expect(warn(true, 2)).toBeUndefined();
    expect(warn(false, 2)).toBe('Only 2 places are left on this date.');
    expect(warn(false, 1)).toBe('Only 1 place is left on this date.');
    expect(warn(false, 0)).toBe('This is fully booked on this date.');
    expect(
      findWarningText({ ...safari, isAvailable: false, placesLeft: 4, departurePlaces: { chosen: 12, left: 10 } }),
    ).toBe('Together with the other items of this date and time: 12 chosen, 10 left.');
    expect(warn(false, null)).toBe('This can no longer be booked on this date.');
  });

  test('ACT-17 people who may not come, a time that has begun: what else stops an item isn’t called a lack of places', () => {
    const unavailableReason = 'Only for people from 4 years.';
    expect(findWarningText({ ...safari, isAvailable: false, placesLeft: 2, unavailableReason })).toBe(
      unavailableReason,
    );
    expect(findWarningText({ ...safari, isAvailable: true, placesLeft: 2 })).toBeUndefined();
  });
});

test('an item whose time has passed says so, though it was available when the cart loaded', () => {
  const at = (now: string) => findWarningText(safari, new Date(now));
  expect(at('2030-03-02T10:59:59Z')).toBeUndefined();
  expect(at('2030-03-02T11:00:00Z')).toBe('This has begun or is over.');
  const allDay = (now: string) => findWarningText({ ...safari, time: undefined }, new Date(now));
  expect(allDay('2030-03-02T19:59:59Z')).toBeUndefined();
  expect(allDay('2030-03-02T20:00:00Z')).toBe('This has begun or is over.');
  expect(findWarningText({ ...safari, date: undefined }, new Date('2031-01-01'))).toBeUndefined();
});

test('GAP-76 a tour that can’t be booked can only be removed from the cart', () => {
  expect(getRemedyText(safari)).toBe('Change it or remove it before you check out.');
  expect(getRemedyText({ ...safari, type: 'tour' })).toMatch(
    /^Remove it before you check out\. On the page of the tour/,
  );
});

test('CART-28 the summary shows the items’ amounts and numbers duplicates', () => {
  expect(listSummaryLines([safari, safari, tower])).toEqual([
    {
      label: 'Evening Desert Safari in the Red Dunes · 2 adults, 1 child',
      detail: '2 Mar 2030 · 3:00 PM',
      amount: 'AED 755.07',
    },
    {
      label: 'Evening Desert Safari in the Red Dunes · 2 adults, 1 child (2)',
      detail: '2 Mar 2030 · 3:00 PM',
      amount: 'AED 755.07',
    },
    { label: 'Burj Khalifa: At the Top · 2 adults, 1 child', detail: '3 Mar 2030 · 5:30 PM', amount: 'AED 603.00' },
  ]);
});

test('GAP-18 an item of several equal parties states everyone, and all their extras', () => {
  const twice = { ...safari, quantity: 2 };
  expect(describeItem(twice)).toMatchObject({
    party: '4 adults, 2 children',
    extras: ['2 × Quad bike for 30 minutes'],
  });
  expect(findActivityParty(twice)).toEqual({ adults: 4, children: 2, infants: 0 });
  expect(findActivityParty(safari)).toEqual({ adults: 2, children: 1, infants: 0 });
});
