import type { Schema } from '@aitours/api-client';
import type { CalendarDate } from '@aitours/domain/dates';
import { useState } from 'react';
import { type Attempt, useAttempt } from '../../features/session/useAttempt.ts';
import { useClient } from '../../platform/api.tsx';
import { applyStockEdit } from './applyStockEdit.ts';
import { availabilityMessages as messages } from './availabilityMessages.ts';
import type { StockCalendar, StockDraft, StockPreview } from './stockDraft.ts';
import { checkDraft, moveDraft, startDraft, toStockEdit } from './stockDraft.ts';
import { getMessages, type StockFieldErrors, toFieldMessages, wireFields } from './stockErrors.ts';

export interface StockEditing {
  readonly draft: StockDraft;
  readonly errors: StockFieldErrors;
  readonly attempt: Attempt;
  /** Undefined until it is requested, and after each change of the draft. */
  readonly preview: StockPreview | undefined;
  readonly change: (part: Partial<StockDraft>) => void;
  readonly chooseDate: (date: CalendarDate) => void;
  readonly showPreview: () => void;
  readonly apply: () => void;
}

/** Previews and applies an edit of a product's stock. @param onApplied called with what was applied */
export function useStockEdit(
  calendar: StockCalendar,
  first: CalendarDate,
  today: CalendarDate,
  onApplied: (edit: Schema<'StockEdit'>) => void,
): StockEditing {
  const client = useClient();
  const attempt = useAttempt(messages.applyFailed, undefined, Object.values(wireFields));
  const [draft, setDraft] = useState(() => startDraft(calendar, first));
  const [isChecked, setChecked] = useState(false);
  const [preview, setPreview] = useState<StockPreview>();
  const found = checkDraft(calendar, draft, today);

  const edit = (next: StockDraft) => {
    setDraft(next);
    setPreview(undefined);
    attempt.clear();
  };
  const load = async (isNew: boolean) => {
    const result = await client.call('createStockEdit', { body: { ...toStockEdit(calendar, draft), dry_run: true } });
    if ('version' in result) setPreview({ ...result, isNew });
  };
  const showPreview = () => {
    setChecked(true);
    if (Object.keys(found).length === 0) attempt.run(() => load(false));
  };
  const apply = () =>
    attempt.run(async () => {
      if (!preview) return;
      const applied = await applyStockEdit(client, { ...toStockEdit(calendar, draft), version: preview.version });
      if (!applied) return load(true);
      setPreview(undefined);
      onApplied(applied);
    });
  return {
    draft,
    errors: { ...toFieldMessages(attempt.fieldErrors), ...(isChecked && getMessages(found)) },
    attempt,
    preview,
    showPreview,
    apply,
    change: (part) => edit({ ...draft, ...part }),
    chooseDate: (date) => edit(moveDraft(draft, date)),
  };
}
