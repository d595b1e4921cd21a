import { Banner, Inline, LinkButton, NativeSelect, Section, Skeleton, Text, TextField } from '@aitours/ui';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { useStaffApi } from '../../shared/useStaffApi.ts';
import * as styles from '../product/ActivityForm.css.ts';
import { EditableRows } from '../product/EditableRows.tsx';
import type { ProductEditing } from '../product/productForm.ts';
import { createZonePrice, type VehicleDraft, type ZonePriceRow } from './vehicleDraft.ts';
import { vehicleMessages as messages } from './vehicleMessages.ts';

/** The group of fields with the prices of a vehicle between zones. */
export function ZonePrices({ draft, change }: Pick<ProductEditing<VehicleDraft>, 'draft' | 'change'>) {
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
          onChange={(zonePrices) => change({ zonePrices })}
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
