import type { Schema } from '@aitours/api-client';
import { Banner, Inline, LinkButton, NativeSelect, Section, Skeleton, Text, TextField } from '@aitours/ui';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { checkAmount, checkRequired, toAmount } from '../../shared/fieldChecks.ts';
import { type Row, toRow } from '../../shared/rows.ts';
import { useStaffApi } from '../../shared/useStaffApi.ts';
import { EditableRows } from '../product/EditableRows.tsx';
import * as styles from '../product/editor.css.ts';
import type { Part, PartProps } from '../product/fields/part.ts';
import { vehicleMessages as messages } from './vehicleMessages.ts';

/** A price between zones as it was typed. */
export type ZonePriceRow = Row<Schema<'ZonePrice'>>;

export interface ZonePricesDraft {
  readonly zonePrices: readonly ZonePriceRow[];
}

const createZonePrice = (): ZonePriceRow => toRow({ from: '', to: '', price: '' });

function check({ zonePrices: rows }: ZonePricesDraft): Record<string, string | undefined> {
  const errors: Record<string, string | undefined> = {};
  for (const [at, { from, to, price }] of rows.entries()) {
    errors[`zone_prices.${at}.from`] = checkRequired(from);
    errors[`zone_prices.${at}.to`] = checkRequired(to);
    errors[`zone_prices.${at}.price`] = checkRequired(price, checkAmount);
  }
  return errors;
}

/** The prices of a vehicle between zones. */
export const zonePrices: Part<ZonePricesDraft, { readonly zone_prices: Schema<'ZonePrice'>[] }> = {
  createEmpty: () => ({ zonePrices: [] }),
  toDraft: ({ zone_prices = [] }) => ({ zonePrices: zone_prices.map(toRow) }),
  toWire: ({ zonePrices: rows }) => ({
    zone_prices: rows.map(({ from, to, price }) => ({ from, to, price: toAmount(price) })),
  }),
  check,
  listNames: (draft) => ['zone_prices', ...Object.keys(check(draft))],
  Fields: ZonePrices,
};

function ZonePrices({ draft, change }: PartProps<ZonePricesDraft>) {
  const { data, failure, reload } = useStaffApi('getStaffTransferZones', {});
  const options = data?.zones.map(({ id = '', name }) => ({ value: id, label: name }));
  return (
    <Section title={messages.groups.zones} description={messages.zonePricesHint} size="medium">
      {failure !== undefined && (
        <Banner tone="critical" onRetry={reload}>
          {messages.zonesFailed}
        </Banner>
      )}
      {!options && failure === undefined && <Skeleton shape="panel" />}
      {options?.length === 0 && <Text tone="soft">{messages.noZones}</Text>}
      {options && options.length > 0 && (
        <EditableRows
          {...messages.zonePrices}
          rows={draft.zonePrices}
          create={createZonePrice}
          onChange={(rows) => change({ zonePrices: rows })}
        >
          {(row, index, edit) => <PriceFields row={row} path={`zone_prices.${index}`} options={options} edit={edit} />}
        </EditableRows>
      )}
      <Inline>
        <LinkButton tone="secondary" size="small" href={staffPaths.zones}>
          {messages.toZones}
        </LinkButton>
      </Inline>
    </Section>
  );
}

interface PriceFieldsProps {
  readonly row: ZonePriceRow;
  /** Of the row's fields on the wire. */
  readonly path: string;
  /** The zones. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly edit: (part: Partial<ZonePriceRow>) => void;
}

const PriceFields = ({ row, path, options, edit }: PriceFieldsProps) => (
  <div className={styles.fields}>
    {(['from', 'to'] as const).map((side) => (
      <NativeSelect
        key={side}
        name={`${path}.${side}`}
        label={messages[side]}
        placeholder={messages.chooseZone}
        options={options}
        value={row[side]}
        onChange={(zone) => edit({ [side]: zone })}
        required
      />
    ))}
    <TextField
      name={`${path}.price`}
      label={messages.zonePrice}
      inputMode="decimal"
      maxLength={10}
      value={row.price}
      onChange={(price) => edit({ price })}
      required
    />
  </div>
);
