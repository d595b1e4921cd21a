import type { Quirks } from '@aitours/domain/quirks';

/**
 * The answer of the FAQ and the term about the discount of a first booking.
 *
 * @param percent 0: there is none on this website
 */
export const firstBookingTexts = (percent: number): { readonly answer: string; readonly term: string } =>
  percent === 0
    ? {
        answer: 'That offer belongs to the aiTours app. It does not apply to bookings on this website.',
        term: 'The offer of 10% off a first booking is for the app. It does not change a price on this website.',
      }
    : {
        answer: `Sign in before you book. If your account has no booking yet, your first one costs ${percent}% less: activities, tickets, a tour or a transfer. You see the discount before you book. If you cancel that booking, the next one counts as your first.`,
        term: `The first booking of an account costs ${percent}% less: activities, tickets, a tour or a transfer. Cancelled bookings do not count. If an order makes several bookings, the discount is for the first one.`,
      };

/** Who counts for the group discount, as a sentence of the FAQ and the terms. */
export const groupDiscountTexts: Readonly<Record<Quirks['groupDiscountCounts'], string>> = {
  everyone: 'Infants are free and count towards the group.',
  payers: 'Infants are free and don’t count towards the group.',
};
