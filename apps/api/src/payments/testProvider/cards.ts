import type { cardOutcomes } from '../../db/schema.ts';
import type { DeclineReason } from '../provider.ts';

/** What a card of the test provider does. */
export type Outcome = (typeof cardOutcomes)[number];

export interface TestCard {
  readonly number: string;
  /** What it is for, as shown on the page. */
  readonly title: string;
  readonly outcome: Outcome;
  /** Why it is declined; null for a card that isn't. */
  readonly decline: DeclineReason | null;
}

const card = (number: string, title: string, outcome: Outcome, decline: DeclineReason | null = null): TestCard => ({
  number,
  title,
  outcome,
  decline,
});

/** The only cards that the test provider knows; those that Stripe has too have its numbers. */
export const testCards: readonly TestCard[] = [
  card('4111111111111111', 'Approved', 'approved'),
  card('4242424242424242', 'Approved (second card)', 'approved'),
  card('378282246310005', 'Approved (American Express)', 'approved'),
  card('4000000000009995', 'Declined: insufficient funds', 'declined', 'insufficient_funds'),
  card('4000000000000069', 'Declined: the card has expired', 'declined', 'expired_card'),
  card('4000000000009979', 'Declined: the card was reported stolen', 'declined', 'stolen_card'),
  card('4000000000000002', 'Declined without a reason', 'declined', 'card_declined'),
  card('4000000000000119', 'Declined: the bank can’t be reached', 'declined', 'processing_error'),
  card('4000002500003155', 'Asks the card’s owner to confirm (3-D Secure)', 'challenged'),
  card('4000000000001018', 'Is paid ten seconds later', 'settles-later'),
  card('4000000000001026', 'Is paid after the shop has given up', 'settles-late'),
  card('4000000000001034', 'Is paid, but the webhook is lost', 'webhook-lost'),
  card('4000000000001042', 'Is paid, and the webhook arrives twice', 'webhook-twice'),
  card('4000000000001059', 'Is paid, and the webhooks arrive in reverse order', 'webhooks-reversed'),
  card('4000000000005126', 'Is paid, but a refund fails', 'refund-fails'),
  card('4000000000000259', 'Is paid, and then disputed', 'disputed'),
];

/** A card that the test provider doesn't know. */
const unknownCard = card('', 'Any other card', 'declined', 'card_declined');

/** Returns the test card with a number. Any other number is declined, so that no real card is ever used. */
export const findTestCard = (number: string): TestCard =>
  testCards.find((known) => known.number === number) ?? unknownCard;

const brands: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^3[47]/, 'American Express'],
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
];

/** Returns the brand of a card number. */
export const getBrand = (number: string): string => brands.find(([pattern]) => pattern.test(number))?.[1] ?? 'Card';

/** Formats a card number in the groups that are printed on the card. */
export const formatCardNumber = (number: string): string =>
  getBrand(number) === 'American Express'
    ? number.replace(/^(.{4})(.{6})/, '$1 $2 ')
    : number.replaceAll(/(.{4})(?=.)/g, '$1 ');
