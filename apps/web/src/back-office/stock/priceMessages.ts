import { formatCount } from '@aitours/domain/counts';
import { formatDate } from '@aitours/domain/dates';
import { formatPrice } from '@aitours/domain/money';
import { type ChangedPrice, maxPriceSeasons, type SeasonFares } from '@aitours/domain/pricing';

/** "AED 260.00" or "AED 260.00, child AED 180.00" */
export const formatPrices = ({ adult, child }: SeasonFares): string =>
  child === null ? formatPrice(adult) : `${formatPrice(adult)}, child ${formatPrice(child)}`;

/** The texts of changing the prices of dates. */
export const priceMessages = {
  form: 'Change the price',
  lead: 'For new bookings. What is booked keeps its price.',
  kind: 'Which price',
  kinds: [
    { value: 'other', label: 'Another price', description: 'In place of the one that these dates have.' },
    { value: 'regular', label: 'The regular price', description: 'Price seasons no longer have these dates.' },
  ] satisfies { value: 'other' | 'regular'; label: string; description: string }[],
  adult: 'Adult, in AED',
  child: 'Child, in AED',
  name: 'Name that travellers read',
  nameHint: 'Such as Eid or High season.',
  noDate: 'None of these weekdays is in the range. Choose another one',
  showPreview: 'Show which prices change',
  preview: 'What changes',
  isNewPreview: 'The prices have changed since your preview',
  newPreviewText: 'Nothing was applied. This is what would change now.',
  changes: (count: number): string =>
    count === 0 ? 'Changes nothing' : `Changes the price of ${formatCount(count, 'date')}`,
  fromTo: ({ before, after }: ChangedPrice, count: number): string =>
    `${formatCount(count, 'date')}: from ${formatPrices(before)} to ${formatPrices(after)}`,
  leaves: (count: number): string => `Leaves ${formatCount(count, 'date')} as ${count === 1 ? 'it is' : 'they are'}`,
  notOffered: (count: number): string =>
    `${formatCount(count, 'date')} on which nothing is offered get${count === 1 ? 's' : ''} this price`,
  booked: (count: number): string =>
    `${formatCount(count, 'date')} of these ${count === 1 ? 'has' : 'have'} places sold or held, which keep their price`,
  showDates: (count: number): string => `Show ${count === 1 ? 'the date' : `the ${count} dates`}`,
  date: ({ date, before }: ChangedPrice): string => `${formatDate(date)}, now ${formatPrices(before)}`,
  tooMany: 'These are too many price seasons',
  tooManyText: (count: number): string =>
    `A product can have ${maxPriceSeasons}; this would be ${count}. Choose a longer range, or remove seasons in the catalogue first.`,
  apply: 'Apply the prices',
  applied: 'The prices are changed.',
  applyFailed: 'The prices couldn’t be changed. Please try again.',
  last: (count: number): string => `You have changed the price of ${formatCount(count, 'date')}.`,
  undo: 'Undo the prices',
  undone: 'The former prices apply again.',
  undoFailed: 'The change couldn’t be undone. Please try again.',
  changedSince:
    'The prices have changed since, so this can’t be undone. Earlier versions are in the history of the product, in the catalogue.',
} as const;
