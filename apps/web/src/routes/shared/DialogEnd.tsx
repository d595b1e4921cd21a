import { Button } from '@aitours/ui';
import type { ReactNode } from 'react';
import { AttemptError } from '../../platform/AttemptError.tsx';

export interface DialogEndProps {
  /** What the dialog does. */
  readonly attempt: { readonly error: string | undefined; readonly isBusy: boolean };
  /** Text of the button that does it. */
  readonly confirm: string;
  /** Undefined: the button submits the form. */
  readonly onConfirm?: () => void;
  readonly danger?: boolean;
  /** Text of the button that closes the dialog. */
  readonly close: string;
  readonly onClose: () => void;
  /** Another button. */
  readonly children?: ReactNode;
}

/** The end of a dialog: why its attempt has failed, and the buttons. */
export const DialogEnd = ({ attempt, confirm, onConfirm, danger, close, onClose, children }: DialogEndProps) => (
  <>
    <AttemptError text={attempt.error} />
    <Button
      {...(onConfirm ? { onClick: onConfirm } : { type: 'submit' as const })}
      {...(danger && { tone: 'danger' as const })}
      width="full"
      busy={attempt.isBusy}
    >
      {confirm}
    </Button>
    {children}
    <Button tone="secondary" width="full" onClick={onClose} disabled={attempt.isBusy}>
      {close}
    </Button>
  </>
);
