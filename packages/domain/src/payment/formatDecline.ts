import type { DeclineReason } from './paymentState.ts';

const texts: Readonly<Record<DeclineReason, string>> = {
  insufficient_funds: 'The card doesn’t have enough money. Nothing was charged. Please try another card.',
  expired_card: 'The card has expired. Nothing was charged. Please try another card.',
  // The bank asks shops not to tell the person at the till that a card is reported as stolen.
  stolen_card: 'The bank declined the card. Nothing was charged. Please try another card.',
  authentication_failed: 'The bank could not confirm that it is you. Nothing was charged. Please try again.',
  card_declined: 'The bank declined the card. Nothing was charged. Please try another card.',
  processing_error: 'The bank could not be reached. Nothing was charged. Please try again in a moment.',
};

/**
 * Returns what a traveller reads after a card was declined.
 *
 * @example formatDecline('expired_card') // 'The card has expired. Nothing was charged. Please try another card.'
 * @example formatDecline('stolen_card') // 'The bank declined the card. Nothing was charged. Please try another card.'
 */
export const formatDecline = (reason: DeclineReason): string => texts[reason];
