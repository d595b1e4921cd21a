import { dateTooFar, formatDate } from '@aitours/domain/dates';
import { messages } from './messages.ts';
import type { StartDate } from './useStartDate.ts';

type Start = Pick<StartDate, 'problem' | 'text' | 'spots' | 'nearest'>;

/** Returns why a tour can't start on the date. @param people all travellers, infants included */
export function formatStartProblem({ problem, text, spots = 0, nearest }: Start, people: number): string | undefined {
  switch (problem) {
    case undefined:
      return undefined;
    case 'missing':
      return messages.dateMissing;
    case 'past':
      return messages.datePassed;
    case 'tooFar':
      return dateTooFar;
    case 'soldOut':
    case 'tooFewSpots':
      return messages.tooFewPlaces(formatDate(text), spots, people, nearest.length > 0);
  }
}
