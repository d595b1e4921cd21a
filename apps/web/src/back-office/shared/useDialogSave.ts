import { isProblem } from '@aitours/api-client';
import { useState } from 'react';
import { type Attempt, useAttempt } from '../../features/session/useAttempt.ts';
import { useRebasedDraft } from './useRebasedDraft.ts';

interface DialogSaveOptions<Draft, Stored> {
  readonly messages: { readonly saveFailed: string; readonly changedMeanwhile: string };
  /** Names of the fields to which the server's errors belong. */
  readonly fields: readonly string[];
  /** What was opened; undefined: a new one. */
  readonly opened: Stored | undefined;
  readonly toDraft: (stored: Stored | undefined) => Draft;
  /** Returns the errors of the fields that can't be saved. */
  readonly findErrors: (draft: Draft) => Readonly<Record<string, string>>;
  /** @param seen the version that the user has seen; undefined: a new one */
  readonly send: (draft: Draft, seen: Stored | undefined) => Promise<void>;
  /** Loads the version that another staff member has saved. */
  readonly loadCurrent: (id: string) => Promise<Stored | undefined>;
}

interface DialogSave<Draft> {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly attempt: Attempt;
  readonly errors: Readonly<Record<string, string>>;
  readonly save: () => void;
}

/**
 * Edits something in a dialog, on the version that was opened. If another version is current, nothing is saved: the draft
 * is moved to it, and the next attempt is on what the user then knows.
 */
export function useDialogSave<Draft extends object, Stored extends { readonly id: string; readonly version: string }>(
  options: DialogSaveOptions<Draft, Stored>,
): DialogSave<Draft> {
  const { messages, fields, opened, toDraft, findErrors, send, loadCurrent } = options;
  const { saved, draft, setDraft, rebase } = useRebasedDraft(toDraft(opened));
  const [seen, setSeen] = useState(opened);
  const attempt = useAttempt(messages.saveFailed, undefined, fields);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isStale, setStale] = useState(false);
  const save = () => {
    const found = findErrors(draft);
    setErrors(found);
    setStale(false);
    if (Object.keys(found).length > 0) return;
    attempt.run(async () => {
      try {
        await send(draft, seen);
      } catch (error) {
        if (!seen || !isProblem(error, 'precondition-failed')) throw error;
        const current = await loadCurrent(seen.id);
        // It couldn't be loaded.
        if (!current || current.version === seen.version) throw error;
        rebase(toDraft(current), saved);
        setSeen(current);
        setStale(true);
      }
    });
  };
  return {
    draft,
    change: (part) => setDraft((current) => ({ ...current, ...part })),
    attempt: { ...attempt, error: isStale ? messages.changedMeanwhile : attempt.error },
    errors: { ...attempt.fieldErrors, ...errors },
    save,
  };
}
