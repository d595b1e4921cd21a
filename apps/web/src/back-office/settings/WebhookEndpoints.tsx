import type { Schema } from '@aitours/api-client';
import { Badge, Button, Card, ErrorState, Heading, Inline, Section, Spinner, Stack, Text } from '@aitours/ui';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import { defineQuery } from '../../platform/query.ts';
import { usePrivateQuery } from '../../platform/usePrivateQuery.ts';
import { RemoveEndpoint } from './RemoveEndpoint.tsx';
import { WebhookEndpointForm } from './WebhookEndpointForm.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';
import { webhookMessages as messages } from './webhookMessages.ts';

type Endpoint = Schema<'WebhookEndpoint'>;

export interface WebhookEndpointsProps {
  /** Called when something was queued. */
  readonly onSent: () => void;
}

type OpenDialog =
  | { readonly is: 'form'; readonly endpoint?: Endpoint }
  | { readonly is: 'removal'; readonly endpoint: Endpoint }
  | { readonly is: 'secret'; readonly secret: string };

/** The endpoints, and the dialogs that add, change and remove them. */
export function WebhookEndpoints({ onSent }: WebhookEndpointsProps) {
  const notify = useNotify();
  const { data, error, reload, mutate } = usePrivateQuery(defineQuery('listWebhookEndpoints'));
  const [open, setOpen] = useState<OpenDialog>();
  const adding = useFocusAfterDialog(open, data);
  const done = (text: string, next?: OpenDialog) => {
    setOpen(next);
    notify('success', text);
    reload();
    onSent();
  };
  return (
    <Section title={messages.endpoints} size="medium">
      <Text tone="soft">{messages.endpointsLead}</Text>
      {error !== undefined && <ErrorState title={messages.failed} onRetry={reload} />}
      {!data && error === undefined && <Spinner label={messages.loading} />}
      {data?.length === 0 && <Text>{messages.none}</Text>}
      {data?.map((endpoint) => (
        <EndpointCard
          key={endpoint.id}
          endpoint={endpoint}
          onEdit={() => setOpen({ is: 'form', endpoint })}
          onRemove={() => setOpen({ is: 'removal', endpoint })}
          onSent={onSent}
        />
      ))}
      <div ref={adding}>
        <Button tone="secondary" icon={Plus} onClick={() => setOpen({ is: 'form' })}>
          {messages.add}
        </Button>
      </div>
      {open && (
        <EndpointDialog
          open={open}
          onClose={() => setOpen(undefined)}
          onDone={done}
          loadCurrent={async (id) => (await mutate())?.find((endpoint) => endpoint.id === id)}
        />
      )}
    </Section>
  );
}

/** Focuses the button in the returned element when the one that opened a dialog is gone: its form, or its endpoint. */
function useFocusAfterDialog(open: OpenDialog | undefined, endpoints: readonly Endpoint[] | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  const hasOpened = useRef(false);
  useEffect(() => {
    if (open) hasOpened.current = true;
    else if (endpoints && hasOpened.current && document.activeElement === document.body)
      frame.current?.querySelector('button')?.focus();
  }, [open, endpoints]);
  return frame;
}

interface EndpointDialogProps {
  readonly open: OpenDialog;
  readonly onClose: () => void;
  /** @param next the dialog that follows */
  readonly onDone: (text: string, next?: OpenDialog) => void;
  readonly loadCurrent: (id: string) => Promise<Endpoint | undefined>;
}

function EndpointDialog({ open, onClose, onDone, loadCurrent }: EndpointDialogProps) {
  switch (open.is) {
    case 'form':
      return (
        <WebhookEndpointForm
          endpoint={open.endpoint}
          onClose={onClose}
          loadCurrent={loadCurrent}
          onSaved={(secret) =>
            secret === undefined ? onDone(messages.changed) : onDone(messages.added, { is: 'secret', secret })
          }
        />
      );
    case 'removal':
      return <RemoveEndpoint endpoint={open.endpoint} onClose={onClose} onRemoved={() => onDone(messages.removed)} />;
    case 'secret':
      return <WebhookSecret secret={open.secret} onClose={onClose} />;
  }
}

interface EndpointCardProps extends WebhookEndpointsProps {
  readonly endpoint: Endpoint;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function EndpointCard({ endpoint: { id, url, events, is_active }, onEdit, onRemove, onSent }: EndpointCardProps) {
  const client = useClient();
  const notify = useNotify();
  const attempt = useAttempt(messages.testFailed);
  const sendTest = () =>
    attempt.run(async () => {
      await client.call('sendTestWebhook', { path: { id } });
      notify('success', messages.testQueued);
      onSent();
    });
  return (
    <Card>
      <Stack gap="small">
        <Heading level={3} size="small">
          <bdi dir="ltr">{url}</bdi>
        </Heading>
        <div>
          <Badge tone={is_active ? 'positive' : 'neutral'}>{is_active ? messages.on : messages.off}</Badge>
        </div>
        <Text size="small">{events.map((event) => messages.eventTexts[event]).join(' · ')}</Text>
        <Inline gap="small">
          <Button tone="secondary" size="small" aria-label={messages.editOf(url)} onClick={onEdit}>
            {messages.edit}
          </Button>
          {is_active && (
            <Button
              tone="secondary"
              size="small"
              busy={attempt.isBusy}
              aria-label={messages.sendTestTo(url)}
              onClick={sendTest}
            >
              {messages.sendTest}
            </Button>
          )}
          <Button tone="secondary" size="small" aria-label={messages.removeOf(url)} onClick={onRemove}>
            {messages.remove}
          </Button>
        </Inline>
        <AttemptError text={attempt.error} />
      </Stack>
    </Card>
  );
}
