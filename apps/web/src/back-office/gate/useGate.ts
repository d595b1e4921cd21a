import { randomKey } from '@aitours/api-client';
import type { CalendarDate } from '@aitours/domain/dates';
import { useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import { type UnsentScans, useUnsentScans } from '../shared/unsentScans.ts';
import type { Outcome } from './decideOffline.ts';
import { type ExpectedBooking, withCheckIn, withUnsent } from './expectedDay.ts';
import { decideScans, type NewScan, recordScans, toUnsent } from './recordScans.ts';
import { isTemporary } from './sendScans.ts';
import { type LoadedDay, useExpectedDay } from './useExpectedDay.ts';
import { useSending } from './useSending.ts';

/** What the gate shows of its last scan. */
export type Shown =
  | { readonly is: 'scanned'; readonly outcomes: readonly Outcome[]; readonly isFocused: boolean }
  | { readonly is: 'undone'; readonly number: string }
  | { readonly is: 'failed'; readonly isFocused: boolean };

export interface Gate extends LoadedDay {
  /** With this gate's unsent scans. */
  readonly bookings: readonly ExpectedBooking[];
  readonly unsent: UnsentScans;
  readonly shown: Shown | undefined;
  readonly isScanning: boolean;
  /**
   * Checks in passes by their codes or numbers. A call while another one runs is ignored.
   *
   * @param isFocused the result receives the focus, because the button that was clicked disappears
   */
  readonly scan: (passes: readonly string[], isFocused?: boolean) => void;
  readonly undo: (id: string, number: string) => void;
}

/** Manages a gate: checks passes in, with the server or without. @param name of this gate */
export function useGate(today: CalendarDate, name: string): Gate {
  const client = useClient();
  const loaded = useExpectedDay(today);
  const unsent = useUnsentScans();
  const { isPending, submit } = useSubmitOnce();
  const [shown, setShown] = useState<Shown>();
  useSending(unsent, loaded.reload);
  const bookings = withUnsent(loaded.day?.bookings ?? [], unsent.scans);

  const decide = async (scans: readonly NewScan[]): Promise<readonly Outcome[]> => {
    const outcomes = await decideScans(scans, { bookings, keys: loaded.day?.keys ?? [], today });
    unsent.change((stored) => ({ ...stored, scans: [...stored.scans, ...toUnsent(scans, outcomes)] }));
    return outcomes;
  };
  const scan = (passes: readonly string[], isFocused = false) =>
    void submit(async () => {
      const at = new Date().toISOString();
      const scans = passes.map((pass) => ({ id: randomKey(), pass, scanned_at: at, gate: name }));
      try {
        const outcomes = await recordScans(client, scans);
        loaded.change((known) => outcomes.reduce(applyOutcome, [...known]));
        setShown({ is: 'scanned', outcomes, isFocused });
      } catch (error) {
        if (isTemporary(error)) setShown({ is: 'scanned', outcomes: await decide(scans), isFocused });
        else setShown({ is: 'failed', isFocused });
      }
    });
  const undo = (id: string, number: string) => {
    // The server may know a scan that wasn't answered, so it is undone there in any case.
    unsent.change(({ scans, ...stored }) => {
      const own = scans.find((known) => known.id === id);
      const undone = { ...(own ?? { id, number, pass: number, scanned_at: '', gate: '' }), isUndone: true };
      return { ...stored, scans: [...scans.filter((known) => known.id !== id), undone] };
    });
    loaded.change((known) => withCheckIn(known, number, null));
    setShown({ is: 'undone', number });
  };
  return { ...loaded, bookings, unsent, shown, isScanning: isPending, scan, undo };
}

const applyOutcome = (bookings: ExpectedBooking[], { pass, checkIn }: Outcome): ExpectedBooking[] =>
  pass ? withCheckIn(bookings, pass.number, checkIn) : bookings;
