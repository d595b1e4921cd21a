import type { BookingAction } from '@aitours/domain/staff';
import { Button, Dialog, Stack, Text } from '@aitours/ui';
import { DeskProblems } from './DeskProblems.tsx';
import { staffBookingMessages as messages } from './staffBookingMessages.ts';
import { type DeskAction, type HandledBooking, useDeskAction } from './useDeskAction.ts';

export type ConfirmedAction = Extract<BookingAction, 'record-cash' | 'withdraw-cash' | 'send-confirmation'>;

export interface ConfirmActionProps extends HandledBooking {
  readonly action: ConfirmedAction;
  /** Whether it can still be done: another staff member may have changed the booking. */
  readonly isPossible: boolean;
  readonly onClose: () => void;
}

interface Texts {
  readonly title: string;
  readonly text: string;
  readonly mail: string;
  readonly button: string;
  readonly failed: string;
  readonly run: (attempt: DeskAction['run']) => void;
}

/** Confirms an action on a booking that needs no input, and says what it does to the money and who gets a mail. */
export function ConfirmAction({ action, isPossible, onClose, ...handled }: ConfirmActionProps) {
  const { title, text, mail, button, failed, run } = describe(action, handled);
  const attempt = useDeskAction(handled, failed);
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      title={title}
      onClose={onClose}
      dismissable={!attempt.isBusy}
      footer={
        <>
          <Button tone="secondary" onClick={onClose} disabled={attempt.isBusy}>
            {isPossible ? messages.notNow : messages.close}
          </Button>
          {isPossible && (
            <Button busy={attempt.isBusy} onClick={() => run(attempt.run)}>
              {button}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="medium">
        <DeskProblems {...attempt} />
        {isPossible && (
          <>
            <Text>{text}</Text>
            {mail && <Text tone="soft">{mail}</Text>}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function describe(action: ConfirmedAction, { details: { booking } }: HandledBooking): Texts {
  const { total_amount: total, email } = booking;
  const setCash = (isPaid: boolean, done: string) => (attempt: DeskAction['run']) =>
    attempt((client, target) => client.call('setCashPayment', { ...target, body: { is_paid: isPaid } }), done);
  switch (action) {
    case 'record-cash':
      return {
        title: messages.recordCashTitle,
        text: messages.recordCashText(total),
        mail: messages.noMail,
        button: messages.recordCash,
        failed: messages.cashFailed,
        run: setCash(true, messages.recordedCash(total)),
      };
    case 'withdraw-cash':
      return {
        title: messages.withdrawCashTitle,
        text: messages.withdrawCashText(total),
        mail: messages.noMail,
        button: messages.withdrawCash,
        failed: messages.cashFailed,
        run: setCash(false, messages.withdrewCash),
      };
    case 'send-confirmation':
      return {
        title: messages.sendTitle,
        text: messages.sendText(email),
        mail: '',
        button: messages.send,
        failed: messages.sendFailed,
        run: (attempt) => attempt((client, target) => client.call('resendConfirmation', target), messages.sent(email)),
      };
  }
}
