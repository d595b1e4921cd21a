import type { Schema } from '@aitours/api-client';
import { Dialog, Form, RadioGroup, Stack, Text } from '@aitours/ui';
import { type ReactNode, useState } from 'react';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { DialogEnd } from '../../routes/shared/DialogEnd.tsx';

/** Why staff don't publish what a customer has written. */
export type Reason = Schema<'RejectionReason'>;

export interface ReasonDialogProps {
  readonly texts: {
    readonly title: string;
    /** The consequence of the action. */
    readonly text: string;
    readonly reason: string;
    readonly reasons: Readonly<Record<Reason, string>>;
    readonly confirm: string;
    readonly keep: string;
    readonly failed: string;
  };
  /** What the customer has written. */
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly onConfirm: (reason: Reason) => Promise<void>;
}

const reasons: readonly Reason[] = ['spam', 'offensive', 'personal-data', 'off-topic'];

/** A dialog that asks why something that a customer has written isn't published. */
export function ReasonDialog({ texts, children, onClose, onConfirm }: ReasonDialogProps) {
  const attempt = useAttempt(texts.failed);
  const [reason, setReason] = useState<Reason>('spam');
  return (
    <Dialog open size="small" title={texts.title} onClose={onClose} dismissable={!attempt.isBusy}>
      <Form label={texts.title} onSubmit={() => attempt.run(() => onConfirm(reason))}>
        <Stack gap="medium">
          <Text>{children}</Text>
          <Text tone="soft">{texts.text}</Text>
          <RadioGroup
            label={texts.reason}
            options={reasons.map((value) => ({ value, label: texts.reasons[value] }))}
            value={reason}
            onChange={setReason}
          />
          <DialogEnd attempt={attempt} confirm={texts.confirm} danger close={texts.keep} onClose={onClose} />
        </Stack>
      </Form>
    </Dialog>
  );
}
