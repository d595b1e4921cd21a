import { useState } from 'react';
import { type Attempt, useAttempt } from '../../features/session/useAttempt.ts';
import { useClient } from '../../platform/api.tsx';
import { type ActivityDraft, checkDraft, listFields, toDraft } from './activityDraft.ts';
import { activityFormMessages as messages } from './activityFormMessages.ts';
import { listNewer, type StaffActivity, saveActivity } from './saveActivity.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';
import { type EditConflict, useRebasedDraft } from './useRebasedDraft.ts';

export interface ActivityEditing {
  readonly draft: ActivityDraft;
  /** By the fields' names on the wire. */
  readonly errors: Readonly<Record<string, string>>;
  readonly attempt: Attempt;
  readonly isNew: boolean;
  /** Whether there is something to save. */
  readonly isChanged: boolean;
  /** Undefined if the last attempt wasn't stale. */
  readonly conflict: EditConflict | undefined;
  readonly change: (part: Partial<ActivityDraft>) => void;
  readonly save: () => void;
  /** Discards the draft for what others have saved. */
  readonly discard: () => void;
}

interface EditedActivity {
  /** Undefined: a new one. */
  readonly details: StaffActivity | undefined;
  readonly first: ActivityDraft;
  readonly onSaved: (saved: StaffActivity) => void;
  /** Called with what others have saved. */
  readonly onStale: (current: StaffActivity) => void;
}

/**
 * Edits an activity on the version that was opened. If another version is current, nothing is saved: it is loaded, and
 * the draft is moved to it, and the next attempt is on what the user then knows.
 */
export function useActivityEdit({ details, first, onSaved, onStale }: EditedActivity): ActivityEditing {
  const client = useClient();
  const { saved, draft, setDraft, isChanged, rebase, replace } = useRebasedDraft(first);
  const [isChecked, setChecked] = useState(false);
  const [conflict, setConflict] = useState<EditConflict>();
  const attempt = useAttempt(messages.saveFailed, undefined, listFields(draft));
  const found = checkDraft(draft);
  useLeaveWarning(isChanged, messages.leave);

  const finish = () => {
    setChecked(false);
    setConflict(undefined);
  };
  const save = () => {
    setChecked(true);
    if (Object.keys(found).length > 0) return;
    attempt.run(async () => {
      setConflict(undefined);
      const { saved: result, current } = await saveActivity(client, details, draft);
      if (current && details) {
        const theirs = rebase(toDraft(current.activity), saved);
        setConflict({ changes: listNewer(details, current), theirs });
        onStale(current);
      }
      if (!result) return;
      rebase(toDraft(result.activity), draft);
      finish();
      onSaved(result);
    });
  };
  return {
    draft,
    errors: { ...attempt.fieldErrors, ...(isChecked && found) },
    ...{ attempt, isNew: !details, isChanged, conflict, save },
    change: (part) => {
      setDraft((current) => ({ ...current, ...part }));
      attempt.clear();
    },
    discard: () => {
      replace(saved);
      finish();
    },
  };
}
