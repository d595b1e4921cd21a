import { sum } from '../money/index.ts';
import type { Quote, QuoteLine } from './quote.ts';

/** The quote that these lines are: its total is their sum, always. */
export const quoteOf = (lines: readonly QuoteLine[]): Quote => ({
  lines,
  total: sum(lines.map(({ amount }) => amount)),
});
