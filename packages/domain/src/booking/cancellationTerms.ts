import { formatCount } from '../counts/formatCount.ts';
/** A period before the start in which a cancellation returns a part of the price. */
export interface CancellationTier {
  /** The period ends this many hours before the start; exactly then, the next tier applies. */
  readonly hours_before: number;
  /** The refunded part of the price, from 1 to 100. */
  readonly percent: number;
}

/** The tiers of a product, longest before the start first; after the last one there is no refund. */
export type CancellationTerms = readonly CancellationTier[];

/** The terms of a product without its own: a full refund until 24 hours before the start (CONST-20). */
export const defaultCancellationTerms: CancellationTerms = [{ hours_before: 24, percent: 100 }];

/**
 * Returns whether each tier ends later and returns less than the one before, so that a refund never rises with time.
 *
 * @example areOrderedTerms([{ hours_before: 72, percent: 100 }, { hours_before: 24, percent: 50 }]) // true
 * @example areOrderedTerms([{ hours_before: 24, percent: 50 }, { hours_before: 72, percent: 100 }]) // false
 */
export const areOrderedTerms = (terms: CancellationTerms): boolean =>
  terms.every((tier, index) => {
    const before = terms[index - 1];
    return !before || (tier.hours_before < before.hours_before && tier.percent < before.percent);
  });

/**
 * Formats terms as a sentence without its full stop.
 *
 * @example formatCancellationTerms([{ hours_before: 72, percent: 100 }, { hours_before: 24, percent: 50 }]) // 'Full refund until 3 days before the start, 50% until 24 hours before'
 * @example formatCancellationTerms([]) // 'No refund'
 */
export const formatCancellationTerms = (terms: CancellationTerms): string =>
  terms
    .map(({ hours_before, percent }, index) => {
      const part = percent === 100 ? 'Full refund' : `${percent}%${index === 0 ? ' refund' : ''}`;
      return hours_before === 0
        ? `${part} until the start`
        : `${part} until ${formatHours(hours_before)} before${index === 0 ? ' the start' : ''}`;
    })
    .join(', ') || 'No refund';

function formatHours(hours: number): string {
  if (hours > 24 && hours % 24 === 0) return `${hours / 24} days`;
  return formatCount(hours, 'hour');
}
