import { type Client, isProblem, type Schema } from '@aitours/api-client';
import type { CalendarDate } from '@aitours/domain/dates';
import { useState } from 'react';
import { type Attempt, useAttempt } from '../../features/session/useAttempt.ts';
import { useClient } from '../../platform/api.tsx';
import { availabilityMessages as messages } from './availabilityMessages.ts';
import {
  checkDraft,
  moveDraft,
  type StockCalendar,
  type StockDraft,
  type StockDraftErrors,
  startDraft,
  toStockEdit,
} from './stockDraft.ts';

export interface StockPreview extends Schema<'StockEditPreview'> {
  /** It replaces one that was no longer true when it was applied. */
  readonly isNew: boolean;
}

export type StockFieldErrors = Readonly<Partial<Record<keyof StockDraftErrors, string>>>;

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

/** The names of the form's fields on the wire. */
const wireFields = {
  capacity: 'capacity',
  startDate: 'start_date',
  endDate: 'end_date',
  excludedDates: 'excluded_dates',
  timeSlots: 'time_slot_ids',
} as const;

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
  const isValid = Object.keys(found).length === 0;

  const edit = (next: StockDraft) => {
    setDraft(next);
    setPreview(undefined);
    attempt.clear();
  };
  const load = async (isNew: boolean) => {
    const body = { ...toStockEdit(calendar, draft), dry_run: true };
    const result = await client.call('createStockEdit', { body });
    if ('version' in result) setPreview({ ...result, isNew });
  };
  const showPreview = () => {
    setChecked(true);
    if (isValid) attempt.run(() => load(false));
  };
  const apply = () =>
    attempt.run(async () => {
      if (!preview) return;
      const applied = await send(client, { ...toStockEdit(calendar, draft), version: preview.version });
      if (!applied) return load(true);
      setPreview(undefined);
      onApplied(applied);
    });
  return {
    draft,
    errors: { ...toMessages(attempt.fieldErrors), ...(isChecked && messagesOf(found)) },
    ...{ attempt, preview, showPreview, apply },
    change: (part) => edit({ ...draft, ...part }),
    chooseDate: (date) => edit(moveDraft(draft, date)),
  };
}

/** Returns what was applied; undefined if the stock has changed since the preview. */
async function send(client: Client, body: Schema<'NewStockEdit'>): Promise<Schema<'StockEdit'> | undefined> {
  try {
    const result = await client.call('createStockEdit', { body });
    return 'stock_edit_id' in result ? result : undefined;
  } catch (error) {
    if (isProblem(error, 'conflict')) return undefined;
    throw error;
  }
}

const messagesOf = ({ capacity, startDate, endDate, weekdays, timeSlots, excludedDates }: StockDraftErrors) => ({
  ...(capacity && { capacity: messages.errors.capacity[capacity] }),
  ...(startDate && { startDate: messages.errors.startDate[startDate] }),
  ...(endDate && { endDate: messages.errors.endDate[endDate] }),
  ...(weekdays && { weekdays: messages.errors.weekdays[weekdays] }),
  ...(timeSlots && { timeSlots: messages.errors.timeSlots[timeSlots] }),
  ...(excludedDates && { excludedDates: messages.errors.excludedDates[excludedDates] }),
});

const toMessages = (fieldErrors: Attempt['fieldErrors']): StockFieldErrors =>
  Object.fromEntries(
    Object.entries(wireFields).flatMap(([field, name]) => {
      const message = fieldErrors[name];
      return message === undefined ? [] : [[field, message]];
    }),
  );
