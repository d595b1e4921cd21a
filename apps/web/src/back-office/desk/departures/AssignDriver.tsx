import { formatParty } from '@aitours/domain/party';
import { sumParties } from '@aitours/domain/staff';
import { Banner, Button, Dialog, Form, Inline, Stack, Text, TextField } from '@aitours/ui';
import { useState } from 'react';
import { AttemptError } from '../../../platform/AttemptError.tsx';
import { driverMessages as messages } from './departureMessages.ts';
import { findPickup, formatPickup, type PickupParties } from './pickup.ts';
import type { DeparturesState } from './useDepartures.ts';
import { useDriverChange } from './useDriverChange.ts';

export interface AssignDriverProps
  extends Pick<Extract<DeparturesState, { is: 'loaded' }>, 'date' | 'departures' | 'drivers' | 'reload'> {
  /** As it was when the dialog was opened. */
  readonly opened: PickupParties;
  /** @param text says who drives now */
  readonly onSaved: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks who drives a pickup: one of the known drivers, another one, or none. */
export function AssignDriver({ date, departures, drivers, reload, opened, onSaved, onClose }: AssignDriverProps) {
  const driver = findPickup(departures, opened)?.driver ?? null;
  // As the dialog was opened: a focused button that disappears would lose the focus.
  const others = drivers.filter((name) => name !== opened.pickup.driver);
  const title = formatPickup(opened);
  const change = useDriverChange({
    date,
    reload,
    opened,
    onDone: (name) => {
      onSaved(messages.saved(name, title));
      onClose();
    },
  });
  const { isBusy, save } = change;
  return (
    <Dialog open size="small" title={title} onClose={onClose} dismissable={!isBusy}>
      <Stack gap="medium">
        <AttemptError text={change.error} />
        {change.isStale && (
          <Banner tone="critical" announce="alert" title={messages.stale}>
            {messages.staleText(driver)}
          </Banner>
        )}
        <Text>
          {formatParty(sumParties(opened.parties))}. {messages.driver(driver)}.
        </Text>
        <KnownDrivers names={others} isSaving={change.isSaving} onChoose={save} />
        <NewDriver error={change.nameError} isBusy={isBusy} isFirst={others.length === 0} onSave={save} />
        {driver !== null && (
          <Button tone="secondary" width="full" busy={change.isSaving(null)} onClick={() => save(null)}>
            {messages.remove}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

interface KnownDriversProps {
  readonly names: readonly string[];
  readonly isSaving: (name: string) => boolean;
  readonly onChoose: (name: string) => void;
}

function KnownDrivers({ names, isSaving, onChoose }: KnownDriversProps) {
  if (names.length === 0) return null;
  return (
    <Stack gap="xsmall">
      <Text strong>{messages.known}</Text>
      <Inline gap="small">
        {names.map((name) => (
          <Button key={name} tone="secondary" busy={isSaving(name)} onClick={() => onChoose(name)}>
            {name}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

interface NewDriverProps {
  readonly error: string | undefined;
  readonly isBusy: boolean;
  /** Whether there are no names to choose from: else a phone's keyboard would cover them. */
  readonly isFirst: boolean;
  readonly onSave: (name: string) => void;
}

function NewDriver({ error, isBusy, isFirst, onSave }: NewDriverProps) {
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const save = () => {
    setMissing(name.trim() === '');
    if (name.trim() !== '') onSave(name.trim());
  };
  return (
    <Form label={messages.form} errors={{ driver: isMissing ? messages.nameMissing : error }} onSubmit={save}>
      <TextField
        name="driver"
        label={messages.name}
        value={name}
        onChange={setName}
        maxLength={60}
        autoComplete="off"
        autoFocus={isFirst}
      />
      <Button type="submit" width="full" busy={isBusy}>
        {messages.save}
      </Button>
    </Form>
  );
}
