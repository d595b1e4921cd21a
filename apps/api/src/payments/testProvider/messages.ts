import type { CardInfo } from '@aitours/domain/checkout';
import type { DeclineReason } from '../provider.ts';

/** All texts of the test provider's pages. */
export const messages = {
  notice: 'This is a test. No money is charged: use a test card, not your own.',
  pay: (amount: string): string => `Pay ${amount}`,
  form: 'Card',
  labels: { cardNumber: 'Card number', expiry: 'Expiry', cvv: 'Security code' } satisfies Record<
    keyof CardInfo,
    string
  >,
  hints: {
    cardNumber: null,
    expiry: 'MM/YY',
    cvv: 'The 3 or 4 digits on the card',
  } satisfies Record<keyof CardInfo, string | null>,
  missing: {
    cardNumber: 'Enter the card number',
    expiry: 'Enter the expiry date',
    cvv: 'Enter the security code',
  } satisfies Record<keyof CardInfo, string>,
  cardExpired: 'This card has expired. Use another card.',
  working: 'Contacting your bank…',
  testCards: 'Test cards',
  testCardsHint: 'With any date in the future and any security code. All other cards are declined.',
  fill: 'Use this card',
  declineTitle: 'Your bank declined the payment',
  declined: {
    insufficient_funds: 'There is not enough money on this card. Nothing was charged. Use another card.',
    expired_card: 'This card has expired. Nothing was charged. Use another card.',
    stolen_card: 'Your bank doesn’t accept this card. Nothing was charged. Use another card, or call your bank.',
    authentication_failed: 'The payment was not confirmed. Nothing was charged. Try again, or use another card.',
    card_declined: 'Your bank gave no reason. Nothing was charged. Use another card, or call your bank.',
    processing_error: 'Your bank can’t be reached. Nothing was charged. Try again in a minute.',
  } satisfies Record<DeclineReason, string>,
  challenge: 'Confirm the payment',
  challengeText: (amount: string, card: string): string =>
    `Your bank asks you to confirm ${amount} to aiTours with ${card}.`,
  approve: 'Confirm',
  refuse: 'Refuse',
  card: (brand: string, lastFour: string): string => `${brand} ending in ${lastFour}`,
  processing: 'Your bank is processing the payment',
  processingText: 'This can take a minute. You don’t have to pay again.',
  checkAgain: 'Check again',
  paid: (amount: string): string => `${amount} is paid`,
  paidText: (card: string): string => `With ${card}.`,
  failed: 'This payment has ended',
  failedText: 'It can’t be paid any more. Nothing was charged.',
  goBack: 'Back to aiTours',
  unknown: 'There is no such payment',
  unknownText: 'Start again from your cart.',
};
