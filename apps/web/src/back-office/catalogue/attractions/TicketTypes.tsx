import type { Schema } from '@aitours/api-client';
import { Banner, Checkbox, Inline, Section, TextArea, TextField, TextLink } from '@aitours/ui';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { checkAmount, checkOptional, checkRequired, orNull, toAmount, within } from '../../shared/fieldChecks.ts';
import { ListError } from '../../shared/ListError.tsx';
import { type Row, toRow } from '../../shared/rows.ts';
import { checkSeasons, type PriceSeasonRow, toSeasonRows, toSeasons } from '../../shared/seasonsDraft.ts';
import { EditableRows } from '../product/EditableRows.tsx';
import * as styles from '../product/editor.css.ts';
import { rows } from '../product/fields/rows.ts';
import { PriceSeasons } from '../product/PriceSeasons.tsx';
import { attractionMessages as messages } from './attractionMessages.ts';
import { listMissingAges } from './listMissingAges.ts';

type EventInput = Schema<'EventInput'>;

export type TypeRow = Row<{
  /** Absent: it is new. */
  readonly id?: string;
  readonly name: string;
  readonly description: string;
  readonly adultPrice: string;
  readonly adultAge: string;
  /** Empty: no tickets for children. */
  readonly childPrice: string;
  readonly childFrom: string;
  readonly childTo: string;
  readonly needsAdult: boolean;
  readonly fastTrack: boolean;
  readonly transfer: boolean;
  readonly meal: boolean;
  readonly seasons: readonly PriceSeasonRow[];
}>;

const createType = (): TypeRow =>
  toRow({
    name: '',
    description: '',
    adultPrice: '',
    adultAge: '',
    childPrice: '',
    childFrom: '',
    childTo: '',
    needsAdult: true,
    fastTrack: false,
    transfer: false,
    meal: false,
    seasons: [],
  });

/** Whether the ticket type has tickets for children. */
export const sellsChildren = ({ childPrice }: TypeRow): boolean => childPrice.trim() !== '';

/** The ticket types of an attraction. */
export const ticketTypes = rows({
  key: 'types',
  name: 'ticket_types',
  missing: messages.noType,
  createFirst: () => [createType()],
  toRow: (type: EventInput['ticket_types'][number]): TypeRow =>
    toRow({
      ...(type.id !== undefined && { id: type.id }),
      name: type.name,
      description: type.description,
      adultPrice: type.adult_price,
      adultAge: String(type.adult_min_age),
      childPrice: type.child_price ?? '',
      childFrom: String(type.child_min_age ?? ''),
      childTo: String(type.child_max_age ?? ''),
      needsAdult: type.child_requires_adult,
      fastTrack: type.includes_fast_track,
      transfer: type.includes_transfer,
      meal: type.includes_meal,
      seasons: toSeasonRows(type.price_seasons),
    }),
  toValue: (type) => ({
    ...(type.id !== undefined && { id: type.id }),
    name: type.name.trim(),
    description: type.description,
    adult_price: toAmount(type.adultPrice),
    child_price: orNull(type.childPrice, toAmount),
    ...toSeasons(type.seasons, (child) => ({ child_price: sellsChildren(type) ? toAmount(child) : null })),
    adult_min_age: Number(type.adultAge),
    child_min_age: orNull(type.childFrom, Number),
    child_max_age: orNull(type.childTo, Number),
    child_requires_adult: type.needsAdult,
    includes_fast_track: type.fastTrack,
    includes_transfer: type.transfer,
    includes_meal: type.meal,
  }),
  check: (type, path) => ({
    [`${path}.name`]: checkRequired(type.name),
    [`${path}.adult_price`]: checkRequired(type.adultPrice, checkAmount),
    [`${path}.adult_min_age`]: checkRequired(type.adultAge, within(0, 120)),
    [`${path}.child_price`]: checkOptional(type.childPrice, checkAmount),
    [`${path}.child_min_age`]: checkOptional(type.childFrom, within(0, 120)),
    [`${path}.child_max_age`]: checkOptional(type.childTo, within(0, 120)),
    ...checkSeasons(`${path}.price_seasons`, type.seasons, sellsChildren(type)),
  }),
  Fields: ({ draft: { types }, change }) => (
    <Section title={messages.typesTitle} size="medium">
      <ListError name="ticket_types" />
      <EditableRows {...messages.types} rows={types} create={createType} onChange={(next) => change({ types: next })}>
        {(type, index, edit) => <TypeFields type={type} path={`ticket_types.${index}`} edit={edit} />}
      </EditableRows>
      {listMissingAges(types).map((text) => (
        <Banner key={text} tone="pending">
          {text}
        </Banner>
      ))}
    </Section>
  ),
});

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
