import type { Schema } from '@aitours/api-client';
import { checkRequired, within } from '../../shared/fieldChecks.ts';
import { type Row, toRow } from '../../shared/rows.ts';

export type Terms = Schema<'CancellationTerms'>;

/** A tier of cancellation terms, as it was typed. */
export type TermRow = Row<{ readonly hours: string; readonly percent: string }>;

export const createTerm = (): TermRow => toRow({ hours: '', percent: '' });

/** Returns the rows of cancellation terms. @param terms undefined: the default ones */
export const toTermRows = (terms: Terms | undefined): TermRow[] =>
  (terms ?? []).map(({ hours_before, percent }) => toRow({ hours: String(hours_before), percent: String(percent) }));

/** Returns the member of a request with valid terms; nothing for the default ones. */
export const toTerms = (rows: readonly TermRow[]): { cancellation_terms?: Terms } =>
  rows.length > 0
    ? {
        cancellation_terms: rows.map(({ hours, percent }) => ({
          hours_before: Number(hours),
          percent: Number(percent),
        })),
      }
    : {};

/** Returns the errors of the rows' own fields. */
export function checkTerms(rows: readonly TermRow[]): Record<string, string | undefined> {
  const errors: Record<string, string | undefined> = {};
  for (const [at, { hours, percent }] of rows.entries()) {
    errors[`cancellation_terms.${at}.hours_before`] = checkRequired(hours, within(0, 8760));
    errors[`cancellation_terms.${at}.percent`] = checkRequired(percent, within(1, 100));
  }
  return errors;
}
