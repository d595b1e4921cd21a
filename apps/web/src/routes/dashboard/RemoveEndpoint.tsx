import type { Schema } from '@aitours/api-client';
import { Dialog, Stack, Text } from '@aitours/ui';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { useClient } from '../../platform/api.tsx';
import { DialogEnd } from '../shared/DialogEnd.tsx';
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
        <DialogEnd
          attempt={attempt}
          confirm={messages.removeNow}
          onConfirm={remove}
          danger
          close={messages.keep}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  );
}
