import fc from 'fast-check';

/** Random purchases: what is bought, and what is changed afterwards. */

export type Kind = 'activity' | 'ticket' | 'tour' | 'transfer';

export interface RandomLine {
  /** Days after the day of the purchase. */
  readonly day: number;
  readonly isLate: boolean;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  /** How many of the first extra of an activity. */
  readonly extras: number;
  readonly isPrivate: boolean;
}

export type Step =
  | { readonly do: 'reduce'; readonly line: number; readonly member: 'adults' | 'children' | 'infants' }
  | { readonly do: 'move'; readonly line: number; readonly day: number; readonly isLate: boolean }
  | { readonly do: 'remove'; readonly line: number }
  | { readonly do: 'pay' }
  | { readonly do: 'cancel' };

export interface Purchase {
  readonly kind: Kind;
  readonly lines: readonly RandomLine[];
  /** Index of a promo code; null: none. */
  readonly code: number | null;
  readonly steps: readonly Step[];
}

/** The days on which everything is on sale. */
export const lastDay = 12;

const day = fc.integer({ min: 1, max: lastDay });
const aLine: fc.Arbitrary<RandomLine> = fc.record({
  day,
  isLate: fc.boolean(),
  adults: fc.integer({ min: 1, max: 4 }),
  children: fc.integer({ min: 0, max: 3 }),
  infants: fc.integer({ min: 0, max: 1 }),
  extras: fc.integer({ min: 0, max: 2 }),
  isPrivate: fc.boolean(),
});
const line = fc.integer({ min: 0, max: 1 });
const aStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('reduce'), line, member: fc.constantFrom('adults', 'children', 'infants') }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move'), line, day, isLate: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove'), line }) },
  { weight: 2, arbitrary: fc.constant({ do: 'pay' }) },
  { weight: 2, arbitrary: fc.constant({ do: 'cancel' }) },
);

export const aPurchase: fc.Arbitrary<Purchase> = fc.record({
  kind: fc.constantFrom('activity', 'ticket', 'tour', 'transfer'),
  lines: fc.array(aLine, { minLength: 1, maxLength: 2 }),
  code: fc.option(fc.integer({ min: 0, max: 2 })),
  steps: fc.array(aStep, { maxLength: 4 }),
});
