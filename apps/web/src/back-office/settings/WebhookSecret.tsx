import { Button, Dialog, Stack, Text, TextField } from '@aitours/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { ListError } from '../shared/ListError.tsx';
import { webhookMessages as messages } from './webhookMessages.ts';

export interface WebhookSecretProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** A dialog that shows the secret of a new endpoint once. */
export function WebhookSecret({ secret, onClose }: WebhookSecretProps) {
  const notify = useNotify();
  const [hasFailed, setFailed] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => notify('success', messages.copied),
      () => setFailed(true),
    );
  return (
    <Dialog open size="small" role="alertdialog" title={messages.secretTitle} onClose={onClose}>
      <Stack gap="medium">
        <Text>{messages.secretText}</Text>
        <TextField label={messages.secret} value={secret} readOnly dir="ltr" />
        <ListError text={hasFailed ? messages.copyFailed : undefined} />
        <Button tone="secondary" width="full" icon={Copy} onClick={() => void copy()}>
          {messages.copy}
        </Button>
        <Button width="full" onClick={onClose}>
          {messages.done}
        </Button>
      </Stack>
    </Dialog>
  );
}
