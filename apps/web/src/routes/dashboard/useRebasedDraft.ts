import { rebaseEdit } from '@aitours/domain/catalogue';
import { useState } from 'react';
import type { ActivityDraft } from './activityDraft.ts';
import type { StaffActivity } from './saveActivity.ts';

/** What others have changed since the activity was opened. */
export interface EditConflict {
  readonly changes: StaffActivity['history'];
  /** The values that they have given to fields which the user has changed as well. */
  readonly theirs: Partial<ActivityDraft>;
}

/** Rows get other keys whenever a draft is made of an activity. */
const ignored = ['key'];

/** A draft with the version that it changes. When the version changes, what was typed stays. */
export function useRebasedDraft(first: ActivityDraft) {
  const [saved, setSaved] = useState(first);
  const [draft, setDraft] = useState(first);
  /** Moves the draft to another version, with what was typed while that was loading. Returns the new values of fields that the draft changes as well. */
  const rebase = (next: ActivityDraft, base: ActivityDraft): Partial<ActivityDraft> => {
    setSaved(next);
    setDraft((current) => rebaseEdit(base, current, next, ignored).fields);
    const { conflicts } = rebaseEdit(base, draft, next, ignored);
    return Object.fromEntries(conflicts.map((name) => [name, next[name]]));
  };
  const replace = (next: ActivityDraft) => {
    setSaved(next);
    setDraft(next);
  };
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved);
  return { saved, draft, setDraft, isChanged, rebase, replace };
}
