import type { Schema } from '@aitours/api-client';
import { Button, Dialog, Stack, Text } from '@aitours/ui';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { useClient } from '../../platform/api.tsx';
import { AttemptError } from '../shared/AttemptError.tsx';
import { webhookMessages as messages } from './webhookMessages.ts';

export interface RemoveEndpointProps {
  readonly endpoint: Schema<'WebhookEndpoint'>;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** A dialog that removes an endpoint. */
export function RemoveEndpoint({ endpoint, onClose, onRemoved }: RemoveEndpointProps) {
  const client = useClient();
  const attempt = useAttempt(messages.removeFailed);
  const remove = () =>
    attempt.run(async () => {
      await client.call('deleteWebhookEndpoint', { path: { id: endpoint.id } });
      onRemoved();
    });
  return (
    <Dialog open size="small" role="alertdialog" title={messages.removeTitle} onClose={onClose}>
      <Stack gap="medium">
        <Text>
          <bdi dir="ltr">{endpoint.url}</bdi>
        </Text>
        <Text tone="soft">{messages.removeText}</Text>
        <AttemptError text={attempt.error} />
        <Button tone="danger" width="full" busy={attempt.isBusy} onClick={remove}>
          {messages.removeNow}
        </Button>
        <Button tone="secondary" width="full" onClick={onClose} disabled={attempt.isBusy}>
          {messages.keep}
        </Button>
      </Stack>
    </Dialog>
  );
}
