import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import { toConfirmation } from './BookingConfirmation.view.tsx';

const { activityBooking, ticketBooking, tourBooking } = examples.getBooking;
const { transferBooking } = examples.getTransferBooking;

it('CHECKOUT-40 the confirmation shows everything that was booked together', () => {
  const bookings = [tourBooking, activityBooking, ticketBooking, transferBooking];
  expect(toConfirmation(bookings)).toEqual({ is: 'loaded', first: activityBooking, bookings });
});

it.each([
  ['a tour', tourBooking],
  ['a transfer', transferBooking],
])('CHECKOUT-48 the confirmation of %s alone leads to its page', (_, booking) =>
  expect(toConfirmation([booking])).toEqual({
    is: 'missing',
    text: 'No activity or ticket booking found',
    other: booking,
  }),
);
