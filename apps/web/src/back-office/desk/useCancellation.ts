import { formatWireAmount } from '@aitours/domain/money';
import type { CheckedOverride } from '@aitours/domain/staff';
import { useState } from 'react';
import { type CancelDraft, checkCancelDraft, emptyCancelDraft } from './cancelDraft.ts';
import { staffBookingMessages as messages } from './staffBookingMessages.ts';
import { type DeskAction, type HandledBooking, useDeskAction } from './useDeskAction.ts';

export interface StaffCancellation {
  readonly attempt: DeskAction;
  readonly draft: CancelDraft;
  readonly change: (part: Partial<CancelDraft>) => void;
  /** The refund that is filled in; undefined: by the terms. */
  readonly decided: CheckedOverride | undefined;
  /** The messages of the fields. */
  readonly errors: Readonly<Record<'refund' | 'reason', string | undefined>>;
  readonly submit: () => void;
}

/** Cancels a booking with the refund by its terms, or with the one that is filled in. */
export function useCancellation(handled: HandledBooking, canDecide: boolean): StaffCancellation {
  const { booking } = handled.details;
  const attempt = useDeskAction(handled, messages.cancelFailed, ['refund_amount', 'reason']);
  const [draft, setDraft] = useState(emptyCancelDraft);
  const [isSubmitted, setSubmitted] = useState(false);
  const decided = canDecide && draft.by === 'decision' ? checkCancelDraft(draft, booking.total_amount) : undefined;
  const submit = () => {
    setSubmitted(true);
    const done = messages.cancelled(booking.booking_number);
    if (decided?.is === 'valid') {
      const body = { refund_amount: formatWireAmount(decided.amount), reason: decided.reason };
      attempt.run((client, target) => client.call('overrideCancellation', { ...target, body }), done);
    } else if (!decided) {
      const token = booking.refund_if_cancelled?.quote?.token;
      const body = token === undefined ? {} : { refund_quote: token };
      attempt.run((client, target) => client.call('cancelStaffBooking', { ...target, body }), done);
    }
  };
  const { refund, reason } = isSubmitted && decided?.is === 'invalid' ? decided.errors : {};
  const errors = {
    refund: refund ? messages.overrideErrors.refund[refund] : attempt.fieldErrors['refund_amount'],
    reason: reason ? messages.overrideErrors.reason[reason] : attempt.fieldErrors['reason'],
  };
  const change = (part: Partial<CancelDraft>) => setDraft({ ...draft, ...part });
  return { attempt, draft, change, decided, errors, submit };
}
