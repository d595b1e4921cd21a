import { TextField } from '@aitours/ui';
import * as styles from './ActivityForm.css.ts';
import type { GroupProps } from './ActivityForm.tsx';
import type { PriceSeasonRow } from './activityDraft.ts';
import { activityFormMessages as messages, weekdayOptions } from './activityFormMessages.ts';
import { CheckboxesField } from './CheckboxesField.tsx';
import { EditableRows } from './EditableRows.tsx';
import { toRow } from './rows.ts';
import { allWeekdays } from './stockDraft.ts';

const newSeason = (): PriceSeasonRow =>
  toRow({ name: '', startDate: '', endDate: '', days: allWeekdays, adultPrice: '', childPrice: '' });

/** The seasons in which an activity has other prices. */
export const PriceSeasons = ({ draft, change }: GroupProps) => (
  <EditableRows
    {...messages.seasons}
    rows={draft.priceSeasons}
    create={newSeason}
    onChange={(priceSeasons) => change({ priceSeasons })}
  >
    {(season, index, edit) => <SeasonFields season={season} index={index} edit={edit} />}
  </EditableRows>
);

interface SeasonFieldsProps {
  readonly season: PriceSeasonRow;
  readonly index: number;
  readonly edit: (part: Partial<PriceSeasonRow>) => void;
}

const fields = [
  { name: 'name', key: 'name', label: messages.seasonName, maxLength: 60 },
  { name: 'start_date', key: 'startDate', label: messages.firstDate, type: 'date' },
  { name: 'end_date', key: 'endDate', label: messages.lastDate, type: 'date' },
  { name: 'adult_price', key: 'adultPrice', label: messages.seasonAdult, inputMode: 'decimal', maxLength: 10 },
  { name: 'child_price', key: 'childPrice', label: messages.seasonChild, inputMode: 'decimal', maxLength: 10 },
] as const;

function SeasonFields({ season, index, edit }: SeasonFieldsProps) {
  return (
    <>
      <div className={styles.fields}>
        {fields.map(({ name, key, ...props }) => (
          <TextField
            key={key}
            {...props}
            name={`price_seasons.${index}.${name}`}
            value={season[key]}
            onChange={(text) => edit({ [key]: text })}
            required
          />
        ))}
      </div>
      <CheckboxesField
        name={`price_seasons.${index}.weekdays`}
        label={messages.weekdays}
        options={weekdayOptions}
        chosen={season.days}
        onChange={(days) => edit({ days })}
        required
      />
    </>
  );
}
