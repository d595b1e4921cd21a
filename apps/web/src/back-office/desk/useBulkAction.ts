import { randomKey } from '@aitours/api-client';
import type { BulkAction } from '@aitours/domain/staff';
import { useState } from 'react';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { useClient } from '../../platform/api.tsx';
import { bulkMessages as messages } from './bulkMessages.ts';
import type { BulkRow, QuotedBooking } from './bulkRows.ts';
import { type BulkBooking, type BulkInput, listRows, type Run, toBulkBooking, withoutFailed } from './bulkRun.ts';

/** So many are sent in a request: the progress is shown after each. The server accepts 100. */
const partSize = 10;

export interface BulkProgress {
  readonly step: 'preview' | 'running' | 'done';
  /** The action, or the one that undoes it. */
  readonly action: BulkAction;
  readonly rows: readonly BulkRow[];
  readonly handled: number;
  readonly all: number;
  readonly error: string | undefined;
  readonly start: (input: BulkInput) => void;
  /** Sends what has no result yet. */
  readonly resume: () => void;
  /** The bookings that failed, and what sends them again. */
  readonly failed: number;
  readonly retry: () => void;
  /** Undefined if nothing can be undone. */
  readonly undo: (() => void) | undefined;
}

/** Applies a previewed action to its bookings, in several requests. */
export function useBulkAction(previewed: BulkAction, quotes: readonly QuotedBooking[]): BulkProgress {
  const client = useClient();
  const attempt = useAttempt(messages.failed);
  const [run, setRun] = useState<Run>();
  const send = (started: Run) =>
    attempt.run(async () => {
      let current = started;
      setRun(current);
      while (current.results.length < current.bookings.length) {
        const { id, action, input, bookings, results: known } = current;
        const part = bookings.slice(known.length, known.length + partSize);
        const { results } = await client.call('applyBulkAction', { body: { id, action, ...input, bookings: part } });
        current = { ...current, results: [...known, ...results] };
        setRun(current);
      }
    });
  const begin = (action: BulkAction, bookings: readonly BulkBooking[], input: BulkInput = {}) =>
    send({ id: randomKey(), action, input, bookings, results: [] });
  const action = run?.action ?? previewed;
  const done = run?.results.filter(({ state }) => state === 'done') ?? [];
  const isComplete = run !== undefined && !attempt.isBusy && run.results.length === run.bookings.length;
  return {
    step: attempt.isBusy ? 'running' : run ? 'done' : 'preview',
    action,
    rows: listRows(action, quotes, run),
    handled: run?.results.length ?? 0,
    all: run?.bookings.length ?? 0,
    error: attempt.error,
    start: (input) => begin(previewed, quotes.flatMap(toBulkBooking), input),
    resume: () => run && send(run),
    failed: isComplete ? run.results.filter(({ state }) => state === 'failed').length : 0,
    retry: () => run && send(withoutFailed(run)),
    undo:
      isComplete && action === 'record-cash' && done.length > 0
        ? () => begin('withdraw-cash', done.flatMap(toBulkBooking))
        : undefined,
  };
}
