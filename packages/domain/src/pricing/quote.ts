import { type Fils, sum } from '../money/index.ts';

/** One line of a price. What it is called is the page's business; what it counts and costs is decided here. */
export type QuoteLine =
  | { readonly kind: PersonLine; readonly count: number; readonly amount: Fils }
  /** A visit of one's own; `count` is how often the private price is charged. */
  | { readonly kind: 'private'; readonly count: number; readonly amount: Fils }
  /** Its amount is negative. */
  | { readonly kind: 'groupDiscount'; readonly percent: number; readonly amount: Fils }
  | { readonly kind: 'addon'; readonly title: string; readonly count: number; readonly amount: Fils }
  | { readonly kind: 'room' | 'vehicle'; readonly day: number; readonly name: string; readonly amount: Fils }
  | { readonly kind: 'activity'; readonly day: number; readonly name: string; readonly amount: Fils }
  | { readonly kind: 'outward' | 'return'; readonly amount: Fils };

type PersonLine = 'adults' | 'children' | 'children512' | 'children25' | 'guests';

/** A price and how it comes about: the total is the sum of the lines. */
export interface Quote {
  readonly lines: readonly QuoteLine[];
  readonly total: Fils;
}

/** Returns the quote of these lines; its total is always their sum. */
export const toQuote = (lines: readonly QuoteLine[]): Quote => ({
  lines,
  total: sum(lines.map(({ amount }) => amount)),
});
