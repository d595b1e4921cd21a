import { formatCount } from '@aitours/domain/counts';
import { formatDate, formatTime, toDubaiDate, toDubaiTime } from '@aitours/domain/dates';
import type { LineError, Member } from './changeDraft.ts';

/** Formats an instant as a date and time in Dubai. */
export const formatInstantText = (instant: string): string => {
  const at = new Date(instant);
  return `${formatDate(toDubaiDate(at))}, ${formatTime(toDubaiTime(at))}, Dubai time`;
};

/** Formats an instant as a time of the day in Dubai. */
export const formatClockText = (instant: string): string => `${formatTime(toDubaiTime(new Date(instant)))}, Dubai time`;

export const messages = {
  title: (number: string): string => `Change booking ${number}`,
  lead: 'Choose what changes. You see the price before anything changes.',
  notChangeable: 'This booking can’t be changed',
  form: 'Change booking',
  booked: 'Booked',
  dateUntil: (until: string): string => `You can change the date free of charge until ${until}.`,
  dateFixed: 'The date can’t be changed any more: its cancellation terms no longer refund everything.',
  tourDate: 'A tour keeps its date. Contact us to move it.',
  chooseDate: 'Choose another date or time',
  chooseDateOf: (title: string): string => `Choose another date or time: ${title}`,
  chosenDate: (when: string): string => `New date: ${when}`,
  timeMissing: 'Choose a time.',
  keepDate: 'Keep the booked date',
  keepDateOf: (title: string): string => `Keep the booked date: ${title}`,
  loadingDates: 'Loading the dates',
  datesFailed: 'The dates couldn’t be loaded. Nothing you have chosen is lost.',
  lineErrors: {
    slotMissing: (title: string): string => `${title}: choose a time for the new date.`,
    noneLeft: (title: string): string => `${title}: choose at least one ticket, or remove them all.`,
  } satisfies Record<LineError, (title: string) => string>,
  members: {
    adults: 'Adults',
    children: 'Children',
    children512: 'Children, 5 to 12 years',
    children25: 'Children, 2 to 4 years',
    infants: 'Infants',
  } satisfies Record<Member, string>,
  maxBooked: (count: number): string => `You booked ${count}. For more people, make another booking.`,
  minAdults: 'At least one adult has to take part.',
  remove: 'Remove from the booking',
  removeOf: (title: string): string => `Remove from the booking: ${title}`,
  removed: 'This will be removed from the booking.',
  keepLine: 'Keep it in the booking',
  keepLineOf: (title: string): string => `Keep it in the booking: ${title}`,
  nothingChanged: 'You haven’t changed anything yet.',
  removesAll: 'Nothing of this booking would be left. Cancel the booking in My Bookings instead.',
  toQuote: 'See the price',
  quoting: 'Calculating the price…',
  quoteFailed: 'The price couldn’t be calculated',
  noResponse: 'No response arrived. Check your connection and try again. What you have chosen is still here.',
  failed: 'That didn’t work. Please try again. What you have chosen is still here.',
  review: 'Check the change',
  what: 'What',
  before: 'Booked',
  after: 'After the change',
  when: 'Date and time',
  returnWhen: 'Return journey',
  travellers: 'Travellers',
  passengers: (count: number): string => formatCount(count, 'passenger'),
  price: 'Price',
  removedCell: 'Removed',
  unchanged: 'Doesn’t change',
  keptByTerms: 'Kept by the cancellation terms',
  totalAfter: 'New total',
  payMore: (amount: string): string => `You pay ${amount} more.`,
  payMoreText: (total: string): string =>
    `Your new total is ${total}. We hold the new places while you pay. If you don’t pay, your booking stays as it was.`,
  getBack: (amount: string): string => `You get ${amount} back.`,
  getBackText: 'We refund it the way you paid. Your bank decides when your account shows it.',
  getNothingBack: 'You get nothing back.',
  kept: (amount: string): string => `${amount} is kept by the cancellation terms.`,
  onSite: (total: string): string => `Your total changes to ${total}; you pay it on the day.`,
  onSiteSame: (total: string): string => `Your total stays ${total}; you pay it on the day.`,
  onSiteText: 'Nothing has been paid yet, so nothing is paid or refunded now.',
  samePrice: 'The price stays the same.',
  samePriceText: 'Nothing is paid or refunded.',
  honoured: (until: string): string => `We honour this price until ${until}.`,
  requoted: 'The price has changed',
  requotedText: (before: string, after: string): string =>
    `Your booking would now cost ${after} instead of ${before}. Check the change again before you confirm it.`,
  outdated: 'This price may have changed',
  outdatedText: 'See the price again before you confirm the change.',
  toQuoteAgain: 'See the price again',
  back: 'Back to your choice',
  toPayment: 'Continue to payment',
  confirm: 'Change booking',
  confirming: 'Changing your booking…',
  changeFailed: 'Your booking isn’t changed',
  changeUnknown:
    'No response arrived, so we can’t say whether your booking has changed. Try again: it changes only once.',
  ended: {
    notMade: { title: 'The change is not made', text: 'Your booking stays as it was, and nothing was charged.' },
    made: { title: 'Your booking has changed', text: 'Your payment has arrived. Your voucher shows the change.' },
  },
};
