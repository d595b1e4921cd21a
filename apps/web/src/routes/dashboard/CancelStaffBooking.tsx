import { formatWireAmount } from '@aitours/domain/money';
import { Button, Dialog, Form, RadioGroup, Stack, Text } from '@aitours/ui';
import { useState } from 'react';
import RefundTables from '../../platform/refund-terms/RefundTables.tsx';
import { type CancelDraft, checkCancelDraft, describeMoney, emptyCancelDraft } from './cancelDraft.ts';
import { DecidedRefund } from './DecidedRefund.tsx';
import { DeskProblems } from './DeskProblems.tsx';
import { staffBookingMessages as messages } from './staffBookingMessages.ts';
import { type HandledBooking, useDeskAction } from './useDeskAction.ts';
import type { StaffBooking } from './useStaffBooking.ts';

export interface CancelStaffBookingProps extends HandledBooking {
  /** Whether it can still be cancelled: another staff member may have done it. */
  readonly isPossible: boolean;
  /** Whether the user may decide another refund than that by the terms. */
  readonly canDecide: boolean;
  readonly onClose: () => void;
}

/** Confirms a cancellation for a customer, with the refund by the terms or another one. */
export function CancelStaffBooking({ isPossible, canDecide, onClose, ...handled }: CancelStaffBookingProps) {
  const { details } = handled;
  const { booking } = details;
  const attempt = useDeskAction(handled, messages.cancelFailed, ['refund_percent', 'refund_amount', 'reason']);
  const [draft, setDraft] = useState(emptyCancelDraft);
  const [isSubmitted, setSubmitted] = useState(false);
  const decided = canDecide && draft.by === 'decision' ? checkCancelDraft(draft, booking.total_amount) : undefined;
  const change = (part: Partial<CancelDraft>) => setDraft({ ...draft, ...part });
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
  const errors = isSubmitted && decided?.is === 'invalid' ? decided.errors : {};
  const { refund, reason } = errors;
  return (
    <Dialog
      open
      size="small"
      title={messages.cancelTitle(booking.booking_number)}
      onClose={onClose}
      dismissable={!attempt.isBusy}
    >
      <Stack gap="medium">
        <DeskProblems {...attempt} />
        {isPossible && (
          <Form
            label={messages.cancelForm}
            errors={{
              refund: refund ? messages.overrideErrors.refund[refund] : attempt.fieldErrors['refund_amount'],
              reason: reason ? messages.overrideErrors.reason[reason] : attempt.fieldErrors['reason'],
            }}
            onSubmit={submit}
          >
            {canDecide && (
              <RadioGroup
                label={messages.refundBy}
                options={[
                  { value: 'terms', label: messages.byTerms },
                  { value: 'decision', label: messages.byDecision, description: messages.byDecisionHint },
                ]}
                value={draft.by}
                onChange={(by) => change({ by: by === 'decision' ? 'decision' : 'terms' })}
              />
            )}
            {decided && <DecidedRefund draft={draft} paid={booking.total_amount} onChange={change} />}
            <Consequences details={details} {...(decided && { decided })} />
            <Button type="submit" tone="danger" width="full" busy={attempt.isBusy}>
              {messages.cancel}
            </Button>
          </Form>
        )}
        <Button tone="secondary" width="full" onClick={onClose} disabled={attempt.isBusy}>
          {isPossible ? messages.keep : messages.close}
        </Button>
      </Stack>
    </Dialog>
  );
}

interface ConsequencesProps {
  readonly details: StaffBooking;
  /** Absent: by the terms. */
  readonly decided?: ReturnType<typeof checkCancelDraft>;
}

/** What the cancellation does to money and places, and who gets a mail. */
function Consequences({ details, decided }: ConsequencesProps) {
  const { booking, customer } = details;
  const preview = booking.refund_if_cancelled;
  const isPaid = booking.payment_status === 'paid';
  return (
    <Stack gap="small">
      {decided?.is !== 'invalid' && (
        <div role="status">
          <Text strong>{describeMoney(details, decided?.amount)}</Text>
        </div>
      )}
      <Text>{messages.placesFree}</Text>
      <Text>{customer ? messages.mailTo(booking.email) : messages.noMail}</Text>
      <Text>{messages.cannotBeUndone}</Text>
      {!decided && preview && preview.steps.length > 0 && (
        <RefundTables tables={[{ steps: preview.steps }]} withAmounts={isPaid} />
      )}
    </Stack>
  );
}
