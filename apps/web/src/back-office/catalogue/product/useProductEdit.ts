import { useState } from 'react';
import { useAttempt } from '../../../features/session/useAttempt.ts';
import { useClient } from '../../../platform/api.tsx';
import { editorMessages as messages } from '../../shared/editorMessages.ts';
import { type EditConflict, useRebasedDraft } from '../../shared/useRebasedDraft.ts';
import type { ProductEditing, ProductForm } from './productForm.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';

interface EditedProduct<Draft, Details> {
  readonly form: ProductForm<Draft, Details>;
  /** Undefined: a new one. */
  readonly details: Details | undefined;
  readonly first: Draft;
  readonly onSaved: (saved: Details) => void;
  /** Called with what others have saved. */
  readonly onStale: (current: Details) => void;
}

/**
 * Edits a product on the version that was opened. If another version is current, nothing is saved: it is loaded, and
 * the draft is moved to it, and the next attempt is on what the user then knows.
 */
export function useProductEdit<Draft extends object, Details>(
  product: EditedProduct<Draft, Details>,
): ProductEditing<Draft> {
  const { form, details, first, onSaved, onStale } = product;
  const client = useClient();
  const { saved, draft, setDraft, isChanged, rebase, replace } = useRebasedDraft(first);
  const [isChecked, setChecked] = useState(false);
  const [conflict, setConflict] = useState<EditConflict<Draft>>();
  const attempt = useAttempt(messages.saveFailed, undefined, form.listFields(draft));
  const found = form.check(draft);
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
      const { saved: result, current } = await form.save(client, details, draft);
      if (current && details) {
        setConflict({ changes: form.listNewer(details, current), theirs: rebase(form.toDraft(current), saved) });
        onStale(current);
      }
      if (!result) return;
      rebase(form.toDraft(result), draft);
      finish();
      onSaved(result);
    });
  };
  return {
    draft,
    errors: { ...attempt.fieldErrors, ...(isChecked && found) },
    attempt,
    isNew: !details,
    isChanged,
    conflict,
    save,
    rebase: (current) => void rebase(current, saved),
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
