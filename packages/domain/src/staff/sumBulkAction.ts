import { sum } from '../money/index.ts';

/** What a bulk action does, or has done, with one booking. */
export interface BulkOutcome {
  readonly is: 'done' | 'skipped' | 'failed';
  /** In fils; null if no money is moved. */
  readonly amount: number | null;
  /** Whether a mail is sent if it is done. */
  readonly isMailed: boolean;
}

/** The totals of a bulk action. */
export interface BulkTotals {
  readonly done: number;
  readonly skipped: number;
  readonly failed: number;
  /** Of those done, in fils. */
  readonly amount: number;
  /** How many mails are sent. */
  readonly mails: number;
}

/**
 * Returns the totals of a bulk action: what is skipped or failed moves no money and sends no mail.
 *
 * @example sumBulkAction([{ is: 'done', amount: 34000, isMailed: true }, { is: 'skipped', amount: null, isMailed: true }]) // { done: 1, skipped: 1, failed: 0, amount: 34000, mails: 1 }
 * @example sumBulkAction([]) // { done: 0, skipped: 0, failed: 0, amount: 0, mails: 0 }
 */
export function sumBulkAction(outcomes: readonly BulkOutcome[]): BulkTotals {
  const count = (is: BulkOutcome['is']) => outcomes.filter((outcome) => outcome.is === is).length;
  const done = outcomes.filter(({ is }) => is === 'done');
  return {
    done: done.length,
    skipped: count('skipped'),
    failed: count('failed'),
    amount: sum(done.map(({ amount }) => amount ?? 0)),
    mails: done.filter(({ isMailed }) => isMailed).length,
  };
}
