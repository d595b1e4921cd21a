import { ApiProblem, NetworkError } from '@aitours/api-client';
import { examples } from '@aitours/api-client/mocks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatBookingTitle } from './booking.ts';
import { cancelText, describeBookingFailure, NoToken } from './bookingFailures.ts';
import { clearLastBooking, findBookingsFromState, lastBooking, storeLastBooking } from './bookingsFromState.ts';
import { listOrderedItems } from './orderedItems.ts';
import { getBookingBadge, getPaymentBadge } from './statusBadges.ts';

const { activityBooking, ticketBooking, tourBooking, transferBooking } = examples.getBooking;

describe('bookings from navigation state', () => {
  test('CHECKOUT-40 are read if the number is among them', () => {
    const state = { bookings: [activityBooking, ticketBooking] };
    expect(findBookingsFromState(state)?.bookings).toHaveLength(2);
    expect(findBookingsFromState(state, ticketBooking.booking_number)?.isCleared).toBe(false);
    expect(findBookingsFromState({ ...state, isCleared: true })?.isCleared).toBe(true);
    expect(findBookingsFromState(state, 'AB00000000')).toBeUndefined();
  });

  test.each([[null], [undefined], ['text'], [{}], [{ bookings: [] }], [{ bookings: [{ booking_number: 'AB1' }] }]])(
    'CHECKOUT-47 are not found in %o',
    (state) => expect(findBookingsFromState(state)).toBeUndefined(),
  );
});

describe('the last booking', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('GAP-36 GAP-78 is returned to its owner by number until it is cleared', () => {
    storeLastBooking('501', [activityBooking]);
    expect([...stored.keys()]).toEqual(['lastBooking']);
    expect(lastBooking('501', activityBooking.booking_number)).toEqual([activityBooking]);
    expect(lastBooking('501', 'AB00000000')).toBeUndefined();
    expect(lastBooking('502', activityBooking.booking_number)).toBeUndefined();
    clearLastBooking();
    expect(lastBooking('501', activityBooking.booking_number)).toBeUndefined();
  });

  test('GAP-78 unreadable values and blocked storage count as none', () => {
    stored.set('lastBooking', 'nonsense');
    expect(lastBooking('501', 'AB1')).toBeUndefined();
    vi.stubGlobal('localStorage', undefined);
    storeLastBooking('501', [activityBooking]);
    clearLastBooking();
    expect(lastBooking('501', activityBooking.booking_number)).toBeUndefined();
  });
});

describe('error messages', () => {
  test.each([
    ['BOOK-11 QUIRK-21 no reply', new NetworkError(), 'Without response'],
    ['BOOK-11 the server’s text', new ApiProblem(500, { detail: 'Closed for the night' }), 'Closed for the night'],
    ['BOOK-15 else the call’s own', new ApiProblem(502, undefined), 'Failed to fetch latest booking'],
    ['BOOK-15 nothing known', new TypeError('oops'), 'Failed to fetch latest booking'],
  ])('%s', (_, error, text) =>
    expect(describeBookingFailure(error, 'Failed to fetch latest booking', 'Without response')).toBe(text),
  );

  test.each([
    ['BOOK-20', new ApiProblem(401, { detail: 'Expired' }), 'Session expired. Please log in again.'],
    ['BOOK-21', new ApiProblem(403, { detail: 'No' }), 'You do not have permission to cancel this booking.'],
    ['BOOK-22', new ApiProblem(400, { detail: 'Already over' }), 'Already over'],
    [
      'BOOK-22',
      new ApiProblem(400, {}),
      'Cannot cancel this booking. It may have already been processed or cancelled.',
    ],
    ['BOOK-23', new ApiProblem(500, {}), 'Failed to cancel booking. Please try again later.'],
    ['BOOK-24', new NetworkError(), 'No response received from server. Please check your connection.'],
    ['BOOK-25', new TypeError('oops'), 'An unexpected error occurred. Please try again.'],
    ['BOOK-26', new NoToken(), 'Authentication required. Please log in.'],
  ])('%s cancelling fails', (_, error, text) => expect(cancelText(error)).toBe(text));

  test('BOOK-11 a missing token', () => {
    expect(new NoToken().message).toBe('No authentication token found');
  });
});

test('BOOK-02 every kind has a title', () => {
  const [line] = activityBooking.cart_items;
  expect([activityBooking, ticketBooking, tourBooking, transferBooking].map(formatBookingTitle)).toEqual([
    'Evening Desert Safari in the Red Dunes',
    'Burj Khalifa: At the Top',
    'Two Cities: Dubai and Abu Dhabi',
    'Dubai International Airport (DXB) – Dubai Marina',
  ]);
  expect(formatBookingTitle({ ...activityBooking, cart_items: [line!, line!] })).toBe(
    'Evening Desert Safari in the Red Dunes + 1',
  );
});

test('CHECKOUT-37 the items of an order, with duplicates numbered', () => {
  const [line] = activityBooking.cart_items;
  const twice = { ...activityBooking, cart_items: [line!, { ...line!, time: null }] };
  expect(listOrderedItems([twice, transferBooking])).toEqual([
    { label: line!.title, detail: 'Sat 2 March 2030, 3:00 PM', amount: 'AED 755.07' },
    { label: `${line!.title} (2)`, detail: 'Sat 2 March 2030', amount: 'AED 755.07' },
    {
      label: 'Dubai International Airport (DXB) – Dubai Marina',
      detail: 'Fri 1 March 2030, 2:30 PM',
      amount: 'AED 88.00',
    },
  ]);
});

test('QUIRK-12 a transfer of an order shows its price without the discount, which has a line of its own', () => {
  const discount = { percent: 10, subtotal: '88.00', amount: '-8.80' };
  expect(listOrderedItems([{ ...transferBooking, total_amount: '79.20', discount }])).toMatchObject([
    { amount: 'AED 88.00' },
  ]);
});

test('BOOK-06 BOOK-07 BOOK-08 each status has a label and a tone', () => {
  const statuses = ['confirmed', 'pending', 'cancelled', 'completed', 'refunded'];
  expect(statuses.map((status) => getBookingBadge(status).meaning)).toEqual([
    'settled',
    'pending',
    'cancelled',
    'completed',
    'refunded',
  ]);
  expect(['paid', 'pending', 'failed', 'refunded'].map((status) => getPaymentBadge(status).meaning)).toEqual([
    'settled',
    'pending',
    'failed',
    'cancelled',
  ]);
  expect(getBookingBadge('confirmed').label).toBe('Confirmed');
});
