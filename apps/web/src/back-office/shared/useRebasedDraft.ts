import type { Schema } from '@aitours/api-client';
import { rebaseEdit } from '@aitours/domain/catalogue';
import { useState } from 'react';

/** What others have changed since the product was opened. */
export interface EditConflict<Draft> {
  readonly changes: readonly Schema<'ProductChange'>[];
  /** The values that they have given to fields which the user has changed as well. */
  readonly theirs: Partial<Draft>;
}

/** Rows get other keys whenever a draft is made of a product. */
const ignored = ['key'];

/** A draft with the version that it changes. When the version changes, what was typed stays. */
export function useRebasedDraft<Draft extends object>(first: Draft) {
  const [saved, setSaved] = useState(first);
  const [draft, setDraft] = useState(first);
  /** Moves the draft to another version, with what was typed while that was loading. Returns the new values of fields that the draft changes as well. */
  const rebase = (next: Draft, base: Draft): Partial<Draft> => {
    setSaved(next);
    setDraft((current) => rebaseEdit(base, current, next, ignored).fields);
    const { conflicts } = rebaseEdit(base, draft, next, ignored);
    return Object.fromEntries(conflicts.map((name) => [name, next[name]])) as Partial<Draft>;
  };
  const replace = (next: Draft) => {
    setSaved(next);
    setDraft(next);
  };
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved);
  return { saved, draft, setDraft, isChanged, rebase, replace };
}
