import { isProblem, type Schema } from '@aitours/api-client';
import { useState } from 'react';
import { type Attempt, useAttempt } from '../../features/session/useAttempt.ts';
import { useClient } from '../../platform/api.tsx';
import { ifMatch } from '../shared/ifMatch.ts';
import type { Schedule } from './scheduleDraft.ts';
import { scheduleMessages as messages } from './scheduleMessages.ts';
import type { StockCalendar, StockPreview } from './stockDraft.ts';

export interface ScheduleProps {
  readonly calendar: StockCalendar;
  readonly schedule: Schema<'StockSchedule'>;
  readonly onApplied: () => void;
  /** Called when the schedule is no longer the one that was opened, to load it again. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

export interface ScheduleEditing {
  readonly attempt: Attempt;
  /** Undefined until it is requested, and after each change of the draft. */
  readonly preview: StockPreview | undefined;
  readonly discardPreview: () => void;
  readonly showPreview: (next: Schedule) => void;
  /** Saves what was previewed. */
  readonly apply: (next: Schedule) => void;
}

/** Previews and applies a change of a product's rules or blackouts. @param fields the form shows the errors of */
export function useScheduleEdit(
  { calendar, schedule, onApplied, onStale }: ScheduleProps,
  fields: readonly string[],
): ScheduleEditing {
  const client = useClient();
  const attempt = useAttempt(messages.saveFailed, undefined, fields);
  const [preview, setPreview] = useState<StockPreview>();
  const send = (next: Schedule, rest: { readonly dry_run: boolean; readonly version?: string }) =>
    client
      .call('createScheduleEdit', {
        path: { product_type: calendar.product_type, product_id: calendar.product_id },
        headers: ifMatch(schedule.version),
        body: { ...next, ...rest },
      })
      .catch((error: unknown) => {
        if (isProblem(error, 'precondition-failed')) onStale();
        throw error;
      });
  const load = async (next: Schedule, isNew: boolean) => {
    const result = await send(next, { dry_run: true });
    if ('slots' in result) setPreview({ ...result, isNew });
  };
  const apply = async (next: Schedule, version: string) => {
    try {
      await send(next, { dry_run: false, version });
    } catch (error) {
      setPreview(undefined);
      if (!isProblem(error, 'conflict')) throw error;
      return load(next, true);
    }
    onApplied();
  };
  return {
    attempt,
    preview,
    discardPreview: () => {
      setPreview(undefined);
      attempt.clear();
    },
    showPreview: (next) => attempt.run(() => load(next, false)),
    apply: (next) => preview && attempt.run(() => apply(next, preview.version)),
  };
}
