import { Checkbox, Inline, Section, TextArea, TextField, TextLink } from '@aitours/ui';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { ListError } from '../../shared/ListError.tsx';
import * as styles from '../product/ActivityForm.css.ts';
import { EditableRows } from '../product/EditableRows.tsx';
import { PriceSeasons } from '../product/PriceSeasons.tsx';
import type { ProductEditing } from '../product/productForm.ts';
import { attractionMessages as messages } from './attractionMessages.ts';
import { createSlot, createType, type EventDraft, type SlotRow, sellsChildren, type TypeRow } from './eventDraft.ts';

/** The ticket types and admission times of an attraction. */
export function AttractionRows({ draft, change }: Pick<ProductEditing<EventDraft>, 'draft' | 'change'>) {
  return (
    <>
      <Section title={messages.typesTitle} size="medium">
        <ListError name="ticket_types" />
        <EditableRows
          {...messages.types}
          rows={draft.types}
          create={createType}
          onChange={(types) => change({ types })}
        >
          {(type, index, edit) => <TypeFields type={type} path={`ticket_types.${index}`} edit={edit} />}
        </EditableRows>
      </Section>
      <Section title={messages.slotsTitle} size="medium">
        <ListError name="time_slots" />
        <EditableRows
          {...messages.slots}
          rows={draft.slots}
          create={createSlot}
          onChange={(slots) => change({ slots })}
        >
          {(slot, index, edit) => <SlotFields slot={slot} path={`time_slots.${index}`} edit={edit} />}
        </EditableRows>
      </Section>
    </>
  );
}

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

interface TypeFieldsProps {
  readonly type: TypeRow;
  /** Of the row's fields on the wire. */
  readonly path: string;
  readonly edit: (part: Partial<TypeRow>) => void;
}

function TypeFields({ type, path, edit }: TypeFieldsProps) {
  return (
    <>
      <TextField
        name={`${path}.name`}
        label={messages.typeName}
        maxLength={120}
        value={type.name}
        onChange={(name) => edit({ name })}
        required
      />
      <TextArea
        name={`${path}.description`}
        label={messages.typeText}
        rows={2}
        maxLength={1000}
        value={type.description}
        onChange={(description) => edit({ description })}
      />
      <Prices type={type} path={path} edit={edit} />
      <PriceSeasons
        label={messages.seasonsOf(type.name || messages.types.one)}
        empty={messages.seasonsEmpty}
        path={`${path}.price_seasons`}
        rows={type.seasons}
        onChange={(seasons) => edit({ seasons })}
        hasChild={sellsChildren(type)}
      />
      <Inline gap="medium">
        {options.map(({ name, label }) => (
          <Checkbox key={name} checked={type[name]} onChange={(isChosen) => edit({ [name]: isChosen })}>
            {label}
          </Checkbox>
        ))}
      </Inline>
      {type.id !== undefined && (
        <TextLink href={staffPaths.stock('ticket-type', type.id)} standalone>
          {messages.toStock}
        </TextLink>
      )}
    </>
  );
}

const options = [
  { name: 'needsAdult', label: messages.needsAdult },
  { name: 'fastTrack', label: messages.fastTrack },
  { name: 'transfer', label: messages.transfer },
  { name: 'meal', label: messages.meal },
] as const;

/** In the order of the form, with their names on the wire. */
const prices = [
  { name: 'adultPrice', wire: 'adult_price', label: messages.adultPrice, isRequired: true },
  { name: 'adultAge', wire: 'adult_min_age', label: messages.adultAge, isRequired: true },
  { name: 'childPrice', wire: 'child_price', label: messages.childPrice, hint: messages.childPriceHint },
  { name: 'childFrom', wire: 'child_min_age', label: messages.childFrom },
  { name: 'childTo', wire: 'child_max_age', label: messages.childTo },
] as const;

function Prices({ type, path, edit }: TypeFieldsProps) {
  return (
    <div className={styles.fields}>
      {prices.map(({ name, wire, label, ...rest }) => (
        <TextField
          key={name}
          name={`${path}.${wire}`}
          label={label}
          {...('hint' in rest && { description: rest.hint })}
          inputMode="decimal"
          maxLength={10}
          value={type[name]}
          onChange={(text) => edit({ [name]: text })}
          required={'isRequired' in rest}
        />
      ))}
    </div>
  );
}
