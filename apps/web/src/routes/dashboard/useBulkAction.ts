import { randomKey } from '@aitours/api-client';
import type { BulkAction } from '@aitours/domain/staff';
import { useState } from 'react';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { useClient } from '../../platform/api.tsx';
import { bulkMessages as messages } from './bulkMessages.ts';
import { type BulkResult, type BulkRow, type QuotedBooking, toPreviewRow, toResultRow } from './bulkRows.ts';

/** So many are sent in a request: the progress is shown after each. The server accepts 100. */
const partSize = 10;

/** What the user adds to an action. */
interface BulkInput {
  readonly text?: string;
  readonly reason?: string;
}

interface BulkBooking {
  readonly booking_number: string;
  readonly version: string;
  readonly refund_quote?: string;
}

/** An action that is being applied. Sent again, nothing of it is done twice. */
interface Run {
  readonly id: string;
  readonly action: BulkAction;
  readonly input: BulkInput;
  /** In the order in which they are sent. */
  readonly bookings: readonly BulkBooking[];
  /** Of the first bookings; all when it is complete. */
  readonly results: readonly BulkResult[];
}

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

interface Sendable {
  readonly booking_number: string;
  readonly version: string | null;
  readonly skip_reason: string | null;
  readonly refund_quote?: string | null;
}

const toBulkBooking = ({ booking_number, version, skip_reason, refund_quote }: Sendable): BulkBooking[] =>
  version === null || skip_reason !== null ? [] : [{ booking_number, version, ...(refund_quote && { refund_quote }) }];

function listRows(action: BulkAction, quotes: readonly QuotedBooking[], run: Run | undefined): BulkRow[] {
  if (!run) return quotes.map((quote) => toPreviewRow(action, quote));
  const found = new Map(run.results.map((result) => [result.booking_number, result]));
  const sent = new Set(run.bookings.map(({ booking_number: number }) => number));
  // What undoes an action lists only the bookings that it concerns.
  const listed = action === 'withdraw-cash' ? quotes.filter(({ booking_number: number }) => sent.has(number)) : quotes;
  return listed.map((quote) => toResultRow(action, quote, found.get(quote.booking_number)));
}

/** Returns the action with the bookings that failed at its end, to be sent again. */
function withoutFailed(run: Run): Run {
  const results = run.results.filter(({ state }) => state !== 'failed');
  const settled = new Set(results.map(({ booking_number: number }) => number));
  const isSettled = ({ booking_number: number }: BulkBooking) => settled.has(number);
  const bookings = [...run.bookings.filter(isSettled), ...run.bookings.filter((booking) => !isSettled(booking))];
  return { ...run, bookings, results };
}
