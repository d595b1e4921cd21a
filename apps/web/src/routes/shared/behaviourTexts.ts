import type { Quirks } from '@aitours/domain/quirks';
import type { OnlinePayment, PublicConfig } from '../../platform/api.tsx';
import type { TextValues } from './fillTexts.ts';

const groupDiscount: Readonly<Record<Quirks['groupDiscountCounts'], string>> = {
  everyone: 'Infants are free and count towards the group.',
  payers: 'Infants are free and don’t count towards the group.',
};

/** What the sentences depend on. */
export type TextConfig = Pick<PublicConfig, 'quirks' | 'onlinePayment'>;

/** Returns the sentences of FAQ, terms and privacy policy that depend on the shop's configuration. Empty: not shown. */
export function getBehaviourTexts({ quirks, onlinePayment }: TextConfig): TextValues {
  const {
    groupDiscountCounts,
    firstBooking: { percent },
    contactEndpoint,
    hasInertControls,
  } = quirks;
  return {
    ...paymentTexts(onlinePayment),
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
  };
}

function paymentTexts(onlinePayment: OnlinePayment | null): TextValues {
  if (!onlinePayment) {
    return {
      paymentAnswer:
        'You choose card or cash at the checkout, and pay when your tour, visit or ride begins. This website does not charge cards: the card details are only checked in your browser and are not sent.',
      paymentTerms:
        'You choose whether you will pay by card or in cash. This website does not charge cards: the card details that you type are checked in your browser, and are neither sent to us nor stored. Your booking is confirmed at once, and its payment stays “pending” until you have paid.',
      paymentData:
        'The card number, expiry date and security code that you type at the checkout are checked in your browser. They are not sent to us, not stored, and not written to any log.',
    };
  }
  const { holdMinutes, isTest } = onlinePayment;
  const test = isTest ? ' This shop runs with a test provider: no money is charged.' : '';
  return {
    paymentAnswer: `By card online, or in cash when your tour, visit or ride begins. If you choose the card, we hold your places and the price for ${holdMinutes} minutes while you pay. The booking is confirmed as soon as the payment has arrived.${test}`,
    paymentTerms: `You choose whether you pay by card or in cash. A booking in cash is confirmed at once, and its payment stays “pending” until you have paid. For a booking by card, places and price are held for ${holdMinutes} minutes, which you can extend twice; it is confirmed when the payment has arrived. Without a payment in that time the booking is cancelled and nothing is charged. A payment that arrives later confirms the booking if the places are still free, and is refunded in full otherwise.${test}`,
    paymentData: `You type card number, expiry date and security code into the fields of our payment provider. We store none of them: only whether the payment succeeded, and its amount.${test}`,
  };
}
