import { examples } from '@aitours/api-client/mocks';
import { parseCartItem } from '@aitours/domain/cart';
import { splitIntoBookings } from '@aitours/domain/checkout';
import { describe, expect, test, vi } from 'vitest';
import { parseNewBooking, UnreadableResponse } from '../../platform/parseNewBooking.ts';
import { atPrices, bookGroups, bookTogether, listTotals } from './bookGroups.ts';

const { activityBooking, ticketBooking, createdTourBooking } = examples.createBooking;
const items = examples.getCart.cart.items.map(parseCartItem);
const groups = splitIntoBookings(items);

describe('bookGroups', () => {
  test('CHECKOUT-28 one booking after the other, per kind', async () => {
    const book = vi.fn(async ({ type }: { type: string }) => (type === 'activity' ? activityBooking : ticketBooking));
    const onBooked = vi.fn();
    const outcome = await bookGroups(groups, [], { book, onBooked });
    expect(outcome).toEqual({ is: 'booked', bookings: [activityBooking, ticketBooking], payment: null });
    expect(onBooked.mock.calls.map(([group]) => group.type)).toEqual(['activity', 'ticket']);
  });

  test('CHECKOUT-28 bookings made before an error stay and are reported', async () => {
    const failure = new Error('The line went dead');
    const onBooked = vi.fn();
    const outcome = await bookGroups(groups, [], {
      book: async ({ type }) => {
        if (type === 'ticket') throw failure;
        return activityBooking;
      },
      onBooked,
    });
    expect(outcome).toEqual({ is: 'stopped', bookings: [activityBooking], error: failure });
    expect(onBooked).toHaveBeenCalledOnce();
  });

  test('CHECKOUT-28 a retry adds to earlier bookings, and the first number stays the reference', async () => {
    const outcome = await bookGroups(groups.slice(1), [activityBooking], {
      book: async () => ticketBooking,
      onBooked: () => undefined,
    });
    expect(outcome.bookings.map(({ booking_number }) => booking_number)).toEqual([
      activityBooking.booking_number,
      ticketBooking.booking_number,
    ]);
  });

  test('CHECKOUT-34 GAP-27 a tour’s response is a list', async () => {
    expect([parseNewBooking('tour', createdTourBooking)]).toEqual(createdTourBooking);
    expect(() => parseNewBooking('ticket', activityBooking)).toThrow(UnreadableResponse);
  });

  test('CHECKOUT-29 an empty response books nothing', async () => {
    const onBooked = vi.fn();
    const book = async ({ type }: (typeof groups)[number]) => parseNewBooking(type, undefined);
    const outcome = await bookGroups(groups, [], { book, onBooked });
    expect(outcome).toMatchObject({
      is: 'stopped',
      error: new UnreadableResponse('No response data received from server'),
    });
    expect(onBooked).not.toHaveBeenCalled();
  });

  test('CHECKOUT-33 nothing to book', async () => {
    const outcome = await bookGroups([], [], { book: async () => activityBooking, onBooked: () => undefined });
    expect(outcome).toMatchObject({ is: 'stopped', error: new UnreadableResponse('No bookings were created') });
  });
});

test('GAP-26 applies only the prices that were agreed to', () => {
  const agreed = { lines: [{ index: 0, id: items[0]?.id ?? '', title: 'Safari', sent: '755.07', amount: '780.00' }] };
  expect(atPrices(items, agreed).map(({ amount }) => amount)).toEqual([780_00, 603_00]);
  expect(atPrices(items)).toEqual(items);
});

test('GAP-26 the group with a discount has its total and promo code, and one at a new price the agreed total', () => {
  const findDiscountedTotal = ([item]: readonly { id: string }[]) =>
    item?.id === groups[1]?.items[0]?.id ? { total: 512_55, promoCode: 'SPRING15' } : undefined;
  expect(listTotals(groups, findDiscountedTotal)).toEqual([{}, { total: 512_55, promoCode: 'SPRING15' }]);
  expect(listTotals(groups, findDiscountedTotal, { amount: '780.00' })[0]).toEqual({ total: 780_00 });
  expect(listTotals(groups, findDiscountedTotal, { amount: '500.00', booking_index: 1 })).toEqual([
    {},
    { total: 500_00, promoCode: 'SPRING15' },
  ]);
});

describe('bookTogether', () => {
  const { order } = examples.createOrder;

  test('CHECKOUT-28 returns all bookings with their payment', async () => {
    const outcome = await bookTogether(groups, async () => order);
    expect(outcome).toEqual({ is: 'booked', bookings: order.bookings, payment: order.payment });
  });

  test('CHECKOUT-28 an error books nothing', async () => {
    const error = new Error('The line went dead');
    const outcome = await bookTogether(groups, () => Promise.reject(error));
    expect(outcome).toEqual({ is: 'stopped', bookings: [], error });
  });

  test('CHECKOUT-28 CHECKOUT-32 a response without the booking of a group is unreadable', async () => {
    const outcome = await bookTogether(groups, async () => ({ ...order, bookings: order.bookings.slice(0, 1) }));
    expect(outcome).toMatchObject({ is: 'stopped', bookings: [], error: expect.any(UnreadableResponse) });
  });
});
