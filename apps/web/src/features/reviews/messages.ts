import { formatCount } from '@aitours/domain/counts';
import { formatDate } from '@aitours/domain/dates';

export const messages = {
  title: 'Reviews',
  none: 'No reviews yet',
  noneText: 'Travellers can review it after their visit. Yours could be the first.',
  /** What travellers can rely on. */
  policy:
    'Only travellers who booked it here and went can review it. We check each review for advertising, insults and personal data, never for its stars.',
  stars: (stars: number): string => formatCount(stars, 'star'),
  counts: 'Number of reviews by stars',
  count: (count: number): string => formatCount(count, 'review'),
  visited: (date: string): string => `Visited on ${formatDate(date)}`,
  picturesOf: (author: string): string => `Pictures of ${author}`,
  enlarge: (alt: string): string => `Enlarge: ${alt}`,
  answer: 'Answer from aiTours',
  more: 'Show more reviews',
  shown: (shown: number, all: number): string => `${shown} of ${all} reviews shown`,
  failed: 'The reviews couldn’t be loaded',
  moreFailed: 'More reviews couldn’t be loaded',
};
