import type { Schema } from '@aitours/api-client';
import { Section, TextField } from '@aitours/ui';
import { type Check, checkAmount, checkRequired, toAmount } from '../../shared/fieldChecks.ts';
import { ListError } from '../../shared/ListError.tsx';
import { type Row, toRow } from '../../shared/rows.ts';
import { EditableRows } from '../product/EditableRows.tsx';
import * as styles from '../product/editor.css.ts';
import { rows } from '../product/fields/rows.ts';
import { attractionMessages as messages } from './attractionMessages.ts';

type EventInput = Schema<'EventInput'>;

export type SlotRow = Row<{
  /** Absent: it is new. */
  readonly id?: string;
  readonly name: string;
  readonly time: string;
  readonly price: string;
}>;

const createSlot = (): SlotRow => toRow({ name: '', time: '', price: '0' });

const checkSigned: Check = (text) =>
  checkAmount(text.replace(/^-/, '')) === undefined ? undefined : messages.signedAmount;

/** The admission times of an attraction. */
export const admissionTimes = rows({
  key: 'slots',
  name: 'time_slots',
  missing: messages.noSlot,
  createFirst: () => [createSlot()],
  toRow: ({ id, name, time, price_adjustment }: EventInput['time_slots'][number]): SlotRow =>
    toRow({ ...(id !== undefined && { id }), name, time, price: price_adjustment }),
  toValue: ({ id, name, time, price }) => ({
    ...(id !== undefined && { id }),
    name: name.trim(),
    time,
    price_adjustment: toAmount(price),
  }),
  check: ({ name, time, price }, path) => ({
    [`${path}.name`]: checkRequired(name),
    [`${path}.time`]: checkRequired(time),
    [`${path}.price_adjustment`]: checkRequired(price, checkSigned),
  }),
  Fields: ({ draft: { slots }, change }) => (
    <Section title={messages.slotsTitle} size="medium">
      <ListError name="time_slots" />
      <EditableRows {...messages.slots} rows={slots} create={createSlot} onChange={(next) => change({ slots: next })}>
        {(slot, index, edit) => <SlotFields slot={slot} path={`time_slots.${index}`} edit={edit} />}
      </EditableRows>
    </Section>
  ),
});

interface SlotFieldsProps {
  readonly slot: SlotRow;
  /** Of the row's fields on the wire. */
  readonly path: string;
  readonly edit: (part: Partial<SlotRow>) => void;
}

function SlotFields({ slot: { name, time, price }, path, edit }: SlotFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField
        name={`${path}.name`}
        label={messages.slotName}
        maxLength={80}
        value={name}
        onChange={(text) => edit({ name: text })}
        required
      />
      <TextField
        name={`${path}.time`}
        type="time"
        label={messages.slotTime}
        value={time}
        onChange={(text) => edit({ time: text })}
        required
      />
      <TextField
        name={`${path}.price_adjustment`}
        label={messages.slotPrice}
        description={messages.slotPriceHint}
        inputMode="text"
        maxLength={10}
        value={price}
        onChange={(text) => edit({ price: text })}
        required
      />
    </div>
  );
}
