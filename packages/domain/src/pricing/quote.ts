import { type Fils, sum } from '../money/index.ts';

/** A line of a quote: what it counts and what it costs. Pages give it a label. */
export type QuoteLine =
  | { readonly kind: PersonLine; readonly count: number; readonly amount: Fils }
  /** A private activity; `count` is how often its price is charged. */
  | { readonly kind: 'private'; readonly count: number; readonly amount: Fils }
  /** The amount is negative. */
  | { readonly kind: 'groupDiscount'; readonly percent: number; readonly amount: Fils }
  | { readonly kind: 'addon'; readonly title: string; readonly count: number; readonly amount: Fils }
  | { readonly kind: 'room' | 'vehicle'; readonly day: number; readonly name: string; readonly amount: Fils }
  | { readonly kind: 'activity'; readonly day: number; readonly name: string; readonly amount: Fils }
  | { readonly kind: 'outward' | 'return'; readonly amount: Fils };

type PersonLine = 'adults' | 'children' | 'children512' | 'children25' | 'guests';

/** A computed price with its lines; the total is the sum of the lines. */
export interface Quote {
  readonly lines: readonly QuoteLine[];
  readonly total: Fils;
}

/** Returns the quote of these lines; its total is always their sum. */
export const toQuote = (lines: readonly QuoteLine[]): Quote => ({
  lines,
  total: sum(lines.map(({ amount }) => amount)),
});
