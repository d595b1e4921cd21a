import type { Schema } from '@aitours/api-client';
import { formatDate } from '@aitours/domain/dates';
import { Button, Stack, type TableColumn, Text } from '@aitours/ui';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import * as cells from '../shared/cells.css.ts';
import { formatInstant } from '../shared/formatInstant.ts';
import { webhookMessages as messages } from './webhookMessages.ts';

type Delivery = Schema<'WebhookDelivery'>;

/** The columns of the list of deliveries. @param onResent called when one was queued again */
export const createDeliveryColumns = (onResent: () => void): readonly TableColumn<Delivery>[] => [
  { key: 'event', header: messages.columns.event, cell: ({ event }) => describeEvent(event), rowHeader: true },
  { key: 'about', header: messages.columns.about, cell: ({ event }) => describeSubject(event) },
  { key: 'endpoint', header: messages.columns.endpoint, cell: ({ url }) => <bdi dir="ltr">{url}</bdi> },
  { key: 'happened', header: messages.columns.happened, cell: ({ created_at }) => formatInstant(created_at) },
  {
    key: 'state',
    header: messages.columns.state,
    cell: (delivery) => (
      <Stack gap="xxsmall">
        <span className={cells.unbrokenWords}>{messages.states[delivery.state]}</span>
        {delivery.last_error !== null && (
          <Text size="small" tone="soft">
            {delivery.last_error}, {messages.attempts(delivery.attempts)}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    key: 'action',
    header: messages.columns.action,
    cell: (delivery) => <Resend delivery={delivery} onResent={onResent} />,
  },
];

const describeEvent = ({ type }: Delivery['event']): string =>
  type === 'endpoint.test' ? messages.test : messages.eventTexts[type];

const describeSubject = ({ data }: Delivery['event']): string =>
  data.booking_number ?? [data.product_id, data.date && formatDate(data.date)].filter(Boolean).join(', ');

/** A delivery that is queued is sent anyway. */
function Resend({ delivery, onResent }: { readonly delivery: Delivery; readonly onResent: () => void }) {
  const client = useClient();
  const attempt = useAttempt(messages.resendFailed);
  const resend = () =>
    attempt.run(async () => {
      await client.call('resendWebhook', { path: { id: delivery.id } });
      onResent();
    });
  if (delivery.state === 'queued' || delivery.state === 'retrying') return null;
  const about = [describeEvent(delivery.event), describeSubject(delivery.event)].filter(Boolean).join(', ');
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        busy={attempt.isBusy}
        aria-label={messages.resendOf(about)}
        onClick={resend}
      >
        {messages.resend}
      </Button>
      <AttemptError text={attempt.error} />
    </>
  );
}
