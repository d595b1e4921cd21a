import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import { describeQuote } from '../../routes/shared/booking-change/describeQuote.ts';
import { changeTexts } from './bookingChangeMessages.ts';

const { activityBookingPaid: booking } = examples.getBooking;
const { changeQuoteToRefund, changeQuoteOnSite } = examples.quoteBookingChange;

it('staff read what the customer pays or gets back', () => {
  expect(describeQuote(booking, changeQuoteToRefund, changeTexts)).toEqual({
    title: 'The customer gets AED 107.07 back.',
    text: 'It is refunded the way they paid.',
  });
  expect(describeQuote(booking, changeQuoteOnSite, changeTexts).title).toBe(
    'The total changes to AED 648.00; the customer pays it on the day.',
  );
});
