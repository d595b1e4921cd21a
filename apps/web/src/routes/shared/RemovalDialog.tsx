import { Dialog, Stack, Text } from '@aitours/ui';
import type { ReactNode } from 'react';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { DialogEnd } from './DialogEnd.tsx';

export interface RemovalDialogProps {
  readonly messages: {
    readonly removeTitle: string;
    readonly removeText: string;
    readonly removeNow: string;
    readonly keep: string;
    readonly removeFailed: string;
  };
  /** What is removed. */
  readonly children?: ReactNode;
  readonly remove: () => Promise<unknown>;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Asks before something is removed for good. */
export function RemovalDialog({ messages, children, remove, onRemoved, onClose }: RemovalDialogProps) {
  const attempt = useAttempt(messages.removeFailed);
  const confirm = () =>
    attempt.run(async () => {
      await remove();
      onRemoved();
    });
  return (
    <Dialog
      open
      size="small"
      role="alertdialog"
      title={messages.removeTitle}
      onClose={onClose}
      dismissable={!attempt.isBusy}
    >
      <Stack gap="medium">
        {children}
        <Text tone="soft">{messages.removeText}</Text>
        <DialogEnd
          attempt={attempt}
          confirm={messages.removeNow}
          onConfirm={confirm}
          danger
          close={messages.keep}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  );
}
