import { TermRows } from '../TermRows.tsx';
import { checkTerms, type TermRow, type Terms, toTermRows, toTerms } from '../termsDraft.ts';
import type { Part } from './part.ts';

/** The cancellation terms of a product; the default ones while there are none. */
export const terms: Part<{ readonly terms: readonly TermRow[] }, { readonly cancellation_terms?: Terms }> = {
  createEmpty: () => ({ terms: [] }),
  toDraft: ({ cancellation_terms }) => ({ terms: toTermRows(cancellation_terms) }),
  toWire: (draft) => toTerms(draft.terms),
  check: (draft) => checkTerms(draft.terms),
  listNames: (draft) => ['cancellation_terms', ...Object.keys(checkTerms(draft.terms))],
  Fields: TermRows,
};
