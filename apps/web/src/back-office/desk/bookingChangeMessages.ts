import type { ChangeTexts } from '../../routes/shared/booking-change/changeTexts.ts';
import { messages } from '../../routes/shared/booking-change/messages.ts';

/** What the page says to staff who change a customer’s booking. */
export const changeTexts: ChangeTexts = {
  ...messages,
  dateUntil: (until) => `The date can be changed free of charge until ${until}.`,
  tourDate: 'A tour keeps its date. To move it, cancel the booking and book again with the customer.',
  maxBooked: (count) => `${count} are booked. More people need another booking.`,
  lead: 'Choose what changes. You see the price before anything changes. The customer receives a mail about it.',
  nothingChanged: 'Nothing is changed yet.',
  removesAll: 'Nothing of this booking would be left. Cancel it instead.',
  getBack: (amount) => `The customer gets ${amount} back.`,
  getBackText: 'It is refunded the way they paid.',
  getNothingBack: 'The customer gets nothing back.',
  onSite: (total) => `The total changes to ${total}; the customer pays it on the day.`,
  onSiteSame: (total) => `The total stays ${total}; the customer pays it on the day.`,
  honoured: (until) => `This price is honoured until ${until}.`,
  requotedText: (before, after) =>
    `The booking would now cost ${after} instead of ${before}. Check the change again before you confirm it.`,
  confirming: 'Changing the booking…',
  changeFailed: 'The booking isn’t changed',
  changeUnknown:
    'No response arrived, so we can’t say whether the booking has changed. Try again: it changes only once.',
};

/** What only the page for staff says. */
export const bookingChangeMessages = {
  back: (number: string): string => `Booking ${number}`,
  dashboard: 'Dashboard',
  loading: 'Loading the booking',
  missing: 'There is no such booking',
  missingText: 'No booking has this number, or you may not change bookings.',
  failed: 'Failed to load the booking',
  customerPays: 'The customer pays for a change of this booking',
  customerPaysText: (until: string): string => `Their time to pay ends ${until}. Try again afterwards.`,
  done: (number: string): string => `Booking ${number} is changed. The customer receives a mail.`,
};
