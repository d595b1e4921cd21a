import type { Schema } from '@aitours/api-client';
import { Checkbox, Dialog, FieldGroup, Form, Stack, Switch, TextField, useField } from '@aitours/ui';
import { useState } from 'react';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { useClient } from '../../platform/api.tsx';
import { DialogEnd } from '../shared/DialogEnd.tsx';
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
}

/** A dialog with the address and the events of an endpoint. */
export function WebhookEndpointForm({ endpoint, onClose, onSaved }: WebhookEndpointFormProps) {
  const [draft, setDraft] = useState<Draft>(endpoint ?? { url: '', events: eventTypes, is_active: true });
  const { attempt, errors, save } = useSave(endpoint, draft, onSaved);
  const title = endpoint ? messages.editTitle : messages.addTitle;
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
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

/** Saves an endpoint that is complete. */
function useSave(endpoint: Endpoint | undefined, draft: Draft, onSaved: WebhookEndpointFormProps['onSaved']) {
  const client = useClient();
  const attempt = useAttempt(messages.saveFailed, undefined, ['url', 'events']);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const save = () => {
    const found = findErrors(draft);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    attempt.run(async () => {
      const body = { url: draft.url.trim(), events: [...draft.events], is_active: draft.is_active };
      if (endpoint) {
        await client.call('replaceWebhookEndpoint', { path: { id: endpoint.id }, body });
        return onSaved();
      }
      onSaved((await client.call('createWebhookEndpoint', { body })).secret);
    });
  };
  return { attempt, errors: { ...attempt.fieldErrors, ...errors }, save };
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
