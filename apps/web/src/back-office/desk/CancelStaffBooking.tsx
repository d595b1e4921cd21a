import { wasPaid } from '@aitours/domain/booking';
import { Button, Dialog, Form, RadioGroup, Stack, Text } from '@aitours/ui';
import type { StaffBooking } from '../../features/bookings/useStaffBooking.ts';
import RefundTables from '../../platform/refund-terms/RefundTables.tsx';
import { describeMoney } from './cancelDraft.ts';
import { DecidedRefund } from './DecidedRefund.tsx';
import { DeskProblems } from './DeskProblems.tsx';
import { staffBookingMessages as messages } from './staffBookingMessages.ts';
import { type StaffCancellation, useCancellation } from './useCancellation.ts';
import type { HandledBooking } from './useDeskAction.ts';

export interface CancelStaffBookingProps extends HandledBooking {
  /** Whether it can still be cancelled: another staff member may have done it. */
  readonly isPossible: boolean;
  /** Whether the user may decide another refund than that by the terms. */
  readonly canDecide: boolean;
  readonly onClose: () => void;
}

/** Confirms a cancellation for a customer, with the refund by the terms or another one. */
export function CancelStaffBooking({ isPossible, canDecide, onClose, ...handled }: CancelStaffBookingProps) {
  const cancellation = useCancellation(handled, canDecide);
  const { attempt } = cancellation;
  return (
    <Dialog
      open
      size="small"
      title={messages.cancelTitle(handled.details.booking.booking_number)}
      onClose={onClose}
      dismissable={!attempt.isBusy}
    >
      <Stack gap="medium">
        <DeskProblems {...attempt} />
        {isPossible && <CancelForm {...cancellation} details={handled.details} canDecide={canDecide} />}
        <Button tone="secondary" width="full" onClick={onClose} disabled={attempt.isBusy}>
          {isPossible ? messages.keep : messages.close}
        </Button>
      </Stack>
    </Dialog>
  );
}

interface CancelFormProps extends StaffCancellation {
  readonly details: StaffBooking;
  readonly canDecide: boolean;
}

function CancelForm({ details, canDecide, attempt, draft, change, decided, errors, submit }: CancelFormProps) {
  return (
    <Form label={messages.cancelForm} errors={errors} onSubmit={submit}>
      {canDecide && (
        <RadioGroup
          label={messages.refundBy}
          options={[
            { value: 'terms', label: messages.byTerms },
            { value: 'decision', label: messages.byDecision, description: messages.byDecisionHint },
          ]}
          value={draft.by}
          onChange={(by) => change({ by })}
        />
      )}
      {decided && <DecidedRefund draft={draft} paid={details.booking.total_amount} onChange={change} />}
      <Consequences details={details} decided={decided} />
      <Button type="submit" tone="danger" width="full" busy={attempt.isBusy}>
        {messages.cancel}
      </Button>
    </Form>
  );
}

interface ConsequencesProps {
  readonly details: StaffBooking;
  /** Undefined: by the terms. */
  readonly decided: StaffCancellation['decided'];
}

/** What the cancellation does to money and places, and who gets a mail. */
function Consequences({ details, decided }: ConsequencesProps) {
  const { booking, customer } = details;
  // Of a booking that wasn't paid, the terms refund nothing.
  const steps = wasPaid(booking) ? (booking.refund_if_cancelled?.steps ?? []) : [];
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
      {!decided && steps.length > 0 && (
        <RefundTables tables={[{ title: messages.refundByTerms, steps }]} withAmounts reader="staff" />
      )}
    </Stack>
  );
}
