import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import { describeQuote } from './describeQuote.ts';
import { messages } from './messages.ts';

const { activityBookingPaid: booking } = examples.getBooking;
const { changeQuoteToPay, changeQuoteToRefund, changeQuoteKept, changeQuoteOnSite, changeQuoteOfTransfer } =
  examples.quoteBookingChange;

it.each([
  [
    'GAP-30 a dearer change',
    changeQuoteToPay,
    'You pay AED 80.00 more.',
    'Your new total is AED 603.00. We hold the new places while you pay. If you don’t pay, your booking stays as it was.',
  ],
  [
    'GAP-30 a cheaper change',
    changeQuoteToRefund,
    'You get AED 107.07 back.',
    'We refund it the way you paid. Your bank decides when your account shows it.',
  ],
  [
    'GAP-30 a change of which the terms keep a part',
    changeQuoteKept,
    'You get AED 53.54 back.',
    'AED 53.53 is kept by the cancellation terms. We refund it the way you paid. Your bank decides when your account shows it.',
  ],
  [
    'GAP-30 a change of which the terms keep all',
    { ...changeQuoteKept, total_after: '755.07', to_refund: '0.00', kept_amount: '107.07' },
    'You get nothing back.',
    'AED 107.07 is kept by the cancellation terms.',
  ],
  [
    'GAP-30 a change of an unpaid booking',
    changeQuoteOnSite,
    'Your total changes to AED 648.00; you pay it on the day.',
    'Nothing has been paid yet, so nothing is paid or refunded now.',
  ],
  [
    'GAP-30 another date of an unpaid booking at the same price',
    { ...changeQuoteOnSite, total_after: '755.07' },
    'Your total stays AED 755.07; you pay it on the day.',
    'Nothing has been paid yet, so nothing is paid or refunded now.',
  ],
  [
    'GAP-30 a change at the same price',
    changeQuoteOfTransfer,
    'The price stays the same.',
    'Nothing is paid or refunded.',
  ],
] as const)('%s is described', (_name, quote, title, text) => {
  expect(describeQuote(booking, quote, messages)).toEqual({ title, text });
});

it('GAP-30 what earlier changes kept isn’t counted again', () => {
  const text = describeQuote({ ...booking, kept_amount: '53.53' }, changeQuoteKept, messages).text;
  expect(text).not.toContain('kept');
});
