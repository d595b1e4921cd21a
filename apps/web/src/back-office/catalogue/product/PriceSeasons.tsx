import { TextField } from '@aitours/ui';
import { CheckboxesField } from '../../shared/CheckboxesField.tsx';
import { editorMessages as messages } from '../../shared/editorMessages.ts';
import { createSeason, type PriceSeasonRow } from '../../shared/seasonsDraft.ts';
import { weekdayOptions } from '../../shared/weekdays.ts';
import { EditableRows } from './EditableRows.tsx';
import * as styles from './editor.css.ts';

interface PriceSeasonsProps {
  /** The accessible name of the group. */
  readonly label: string;
  /** Shown while there are no seasons. */
  readonly empty: string;
  /** Of the list on the wire. */
  readonly path: string;
  readonly rows: readonly PriceSeasonRow[];
  readonly onChange: (rows: readonly PriceSeasonRow[]) => void;
  /** Whether there is a price for children. */
  readonly hasChild: boolean;
}

/** The seasons in which an activity, a tour or a ticket type has other prices. */
export const PriceSeasons = ({ label, empty, path, rows, onChange, hasChild }: PriceSeasonsProps) => (
  <fieldset className={styles.group} aria-label={label}>
    <EditableRows {...messages.seasons} empty={empty} rows={rows} create={createSeason} onChange={onChange}>
      {(season, index, edit) => (
        <SeasonFields season={season} path={`${path}.${index}`} hasChild={hasChild} edit={edit} />
      )}
    </EditableRows>
  </fieldset>
);

interface SeasonFieldsProps {
  readonly season: PriceSeasonRow;
  /** Of the row's fields on the wire. */
  readonly path: string;
  readonly hasChild: boolean;
  readonly edit: (part: Partial<PriceSeasonRow>) => void;
}

const fields = [
  { name: 'name', key: 'name', label: messages.seasonName, maxLength: 60 },
  { name: 'start_date', key: 'startDate', label: messages.firstDate, type: 'date' },
  { name: 'end_date', key: 'endDate', label: messages.lastDate, type: 'date' },
  { name: 'adult_price', key: 'adultPrice', label: messages.seasonAdult, inputMode: 'decimal', maxLength: 10 },
  { name: 'child_price', key: 'childPrice', label: messages.seasonChild, inputMode: 'decimal', maxLength: 10 },
] as const;

function SeasonFields({ season, path, hasChild, edit }: SeasonFieldsProps) {
  const shown = fields.filter(({ key }) => hasChild || key !== 'childPrice');
  return (
    <>
      <div className={styles.fields}>
        {shown.map(({ name, key, ...props }) => (
          <TextField
            key={key}
            {...props}
            name={`${path}.${name}`}
            value={season[key]}
            onChange={(text) => edit({ [key]: text })}
            required
          />
        ))}
      </div>
      <CheckboxesField
        name={`${path}.weekdays`}
        label={messages.weekdays}
        options={weekdayOptions}
        chosen={season.days}
        onChange={(days) => edit({ days })}
        required
      />
    </>
  );
}
