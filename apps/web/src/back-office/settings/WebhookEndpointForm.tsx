import type { Schema } from '@aitours/api-client';
import { Checkbox, Dialog, FieldGroup, Form, Stack, Switch, TextField, useField } from '@aitours/ui';
import { useClient } from '../../platform/api.tsx';
import { DialogEnd } from '../../routes/shared/DialogEnd.tsx';
import { ifMatch } from '../shared/ifMatch.ts';
import { useDialogSave } from '../shared/useDialogSave.ts';
import { webhookMessages as messages } from './webhookMessages.ts';

type Endpoint = Schema<'WebhookEndpoint'>;
type EventType = Schema<'WebhookEventType'>;

const eventTypes: readonly EventType[] = [
  'booking.confirmed',
  'booking.changed',
  'booking.cancelled',
  'payment.refunded',
  'slot.sold_out',
];

interface Draft {
  readonly url: string;
  readonly events: readonly EventType[];
  readonly is_active: boolean;
}

export interface WebhookEndpointFormProps {
  /** Undefined: a new one. */
  readonly endpoint: Endpoint | undefined;
  readonly onClose: () => void;
  /** @param secret of a new endpoint */
  readonly onSaved: (secret?: string) => void;
  /** Loads the version that another staff member has saved. */
  readonly loadCurrent: (id: string) => Promise<Endpoint | undefined>;
}

/** A dialog with the address and the events of an endpoint. */
export function WebhookEndpointForm(props: WebhookEndpointFormProps) {
  const { endpoint, onClose } = props;
  const { draft, change, attempt, errors, save } = useSave(props);
  const title = endpoint ? messages.editTitle : messages.addTitle;
  return (
    <Dialog open title={title} onClose={onClose} dismissable={!attempt.isBusy}>
      <Form label={title} errors={errors} onSubmit={save}>
        <Stack gap="medium">
          <TextField
            name="url"
            type="url"
            label={messages.url}
            description={messages.urlHint}
            maxLength={500}
            value={draft.url}
            onChange={(url) => change({ url })}
            required
          />
          <EventsField events={draft.events} onChange={(events) => change({ events })} />
          <Switch label={messages.active} checked={draft.is_active} onChange={(is_active) => change({ is_active })} />
          <DialogEnd attempt={attempt} confirm={messages.save} close={messages.cancel} onClose={onClose} />
        </Stack>
      </Form>
    </Dialog>
  );
}

const toDraft = (endpoint: Endpoint | undefined): Draft => ({
  url: endpoint?.url ?? '',
  events: endpoint?.events ?? eventTypes,
  is_active: endpoint?.is_active ?? true,
});

const fields = ['url', 'events'];

function useSave({ endpoint: opened, onSaved, loadCurrent }: WebhookEndpointFormProps) {
  const client = useClient();
  const send = async ({ url, events, is_active }: Draft, seen: Endpoint | undefined) => {
    const body = { url: url.trim(), events: [...events], is_active };
    if (!seen) return onSaved((await client.call('createWebhookEndpoint', { body })).secret);
    const headers = ifMatch(seen.version);
    await client.call('replaceWebhookEndpoint', { path: { id: seen.id }, headers, body });
    onSaved();
  };
  return useDialogSave({ messages, fields, opened, toDraft, findErrors, send, loadCurrent });
}

interface EventsFieldProps {
  readonly events: readonly EventType[];
  readonly onChange: (events: readonly EventType[]) => void;
}

function EventsField({ events, onChange }: EventsFieldProps) {
  const field = useField({ name: 'events' });
  const choose = (type: EventType, isChosen: boolean) =>
    onChange(eventTypes.filter((one) => (one === type ? isChosen : events.includes(one))));
  return (
    <FieldGroup field={field} label={messages.events} required>
      {eventTypes.map((type, at) => (
        <Checkbox
          key={type}
          {...(at === 0 && { id: field.ids.control })}
          checked={events.includes(type)}
          onChange={(isChosen) => choose(type, isChosen)}
        >
          {messages.eventTexts[type]}
        </Checkbox>
      ))}
    </FieldGroup>
  );
}

function findErrors({ url, events }: Draft): Record<string, string> {
  return {
    ...(/^https?:\/\/[^/]/i.test(url.trim()) ? {} : { url: messages.urlMissing }),
    ...(events.length === 0 && { events: messages.eventsMissing }),
  };
}
