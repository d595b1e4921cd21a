import type { Quirks } from '@aitours/domain/quirks';
import type { TextValues } from './fillTexts.ts';

const groupDiscount: Readonly<Record<Quirks['groupDiscountCounts'], string>> = {
  everyone: 'Infants are free and count towards the group.',
  payers: 'Infants are free and don’t count towards the group.',
};

/** Returns the sentences of FAQ, terms and privacy policy that depend on the shop's behaviour. Empty: not shown. */
export function behaviourTexts({
  groupDiscountCounts,
  firstBooking: { percent },
  contactEndpoint,
  hasInertControls,
  cruises,
}: Quirks): TextValues {
  return {
    groupDiscount: groupDiscount[groupDiscountCounts],
    firstBookingOffer:
      percent === 0
        ? 'The offer of 10% off a first booking is for the app. It does not change a price on this website.'
        : `The first booking of an account costs ${percent}% less: activities, tickets, a tour or a transfer. Cancelled bookings do not count. If an order makes several bookings, the discount is for the first one.`,
    firstBookingAnswer:
      percent === 0
        ? 'That offer belongs to the aiTours app. It does not apply to bookings on this website.'
        : `Sign in before you book. If your account has no booking yet, your first one costs ${percent}% less: activities, tickets, a tour or a transfer. You see the discount before you book. If you cancel that booking, the next one counts as your first.`,
    contactStored:
      contactEndpoint === ''
        ? ''
        : 'Messages from the contact page are sent to our mailbox, with your name and address.',
    newsletterStored: hasInertControls
      ? ''
      : 'The newsletter: your email address, from the moment you confirm it until you unsubscribe. Each newsletter has a link for that.',
    cruiseInBrowser: cruises.sendsRequests ? '' : ' and your cruise request',
    cruiseStored: cruises.sendsRequests
      ? 'Requests for cruises: your name, contact details, guests and date, so that we can reply to you.'
      : '',
  };
}
