import type { Schema } from '@aitours/api-client';
import { Text } from '@aitours/ui';
import { useClient } from '../../platform/api.tsx';
import { RemovalDialog, type RemovalDialogProps } from '../../routes/shared/RemovalDialog.tsx';
import { webhookMessages as messages } from './webhookMessages.ts';

export interface RemoveEndpointProps extends Pick<RemovalDialogProps, 'onClose' | 'onRemoved'> {
  readonly endpoint: Schema<'WebhookEndpoint'>;
}

/** A dialog that removes an endpoint. */
export function RemoveEndpoint({ endpoint, ...props }: RemoveEndpointProps) {
  const client = useClient();
  return (
    <RemovalDialog
      messages={messages}
      remove={() => client.call('deleteWebhookEndpoint', { path: { id: endpoint.id } })}
      {...props}
    >
      <Text>
        <bdi dir="ltr">{endpoint.url}</bdi>
      </Text>
    </RemovalDialog>
  );
}
