import type { Schema } from '@aitours/api-client';
import { Text, TextField } from '@aitours/ui';
import { CheckboxesField } from '../../shared/CheckboxesField.tsx';
import { editorMessages as messages } from '../../shared/editorMessages.ts';
import { checkRequired } from '../../shared/fieldChecks.ts';
import { type Row, toRow } from '../../shared/rows.ts';
import { allWeekdays, weekdayOptions } from '../../shared/weekdays.ts';
import { EditableRows } from '../product/EditableRows.tsx';
import * as styles from '../product/editor.css.ts';
import type { Part, PartProps } from '../product/fields/part.ts';
import { rows } from '../product/fields/rows.ts';

export type TimeSlotRow = Row<{
  /** Absent: it is new. */
  readonly id?: string;
  readonly startDate: string;
  readonly endDate: string;
  /** 0 = Sunday. */
  readonly days: readonly number[];
  /** Empty: any time of the day. */
  readonly startTime: string;
}>;

export interface TimeSlotsDraft {
  readonly timeSlots: readonly TimeSlotRow[];
  /** The times that rules of the availability have created, as sentences. They aren't changed here. */
  readonly ruleTimes: readonly string[];
}

type SlotInput = NonNullable<Schema<'ActivityInput'>['time_slots']>[number];

/** A time as the API returns it. */
export type StoredSlot = SlotInput & Pick<Partial<Schema<'ActivityTimeSlot'>>, 'excluded_dates'>;

const createSlot = (): TimeSlotRow => toRow({ startDate: '', endDate: '', days: allWeekdays, startTime: '' });

const ownSlots = rows({
  key: 'timeSlots',
  name: 'time_slots',
  toRow: ({ id, start_date, end_date, available_days, start_time }: StoredSlot): TimeSlotRow =>
    toRow({
      ...(id !== undefined && { id }),
      startDate: start_date,
      endDate: end_date,
      days: available_days,
      startTime: start_time ?? '',
    }),
  toValue: ({ id, startDate, endDate, days, startTime }): StoredSlot => ({
    ...(id !== undefined && { id }),
    start_date: startDate,
    end_date: endDate,
    available_days: [...days],
    start_time: startTime || null,
  }),
  check: ({ startDate, endDate, days }, path) => ({
    [`${path}.start_date`]: checkRequired(startDate),
    [`${path}.end_date`]: checkRequired(endDate),
    [`${path}.available_days`]: days.length === 0 ? messages.errors.noWeekday : undefined,
  }),
  Fields: () => null,
});

/** When an activity takes place. */
export const timeSlots: Part<TimeSlotsDraft, { readonly time_slots?: StoredSlot[] }> = {
  ...ownSlots,
  createEmpty: () => ({ timeSlots: [], ruleTimes: [] }),
  toDraft: ({ time_slots = [] }) => ({
    ...ownSlots.toDraft({ time_slots: time_slots.filter(({ excluded_dates }) => excluded_dates === undefined) }),
    ruleTimes: time_slots
      .filter(({ excluded_dates }) => excluded_dates !== undefined)
      .map(({ start_time, start_date, end_date }) => messages.ruleTime(start_time ?? '', start_date, end_date)),
  }),
  Fields: TimeSlots,
};

function TimeSlots({ draft, change }: PartProps<TimeSlotsDraft>) {
  return (
    <>
      <EditableRows
        {...messages.slots}
        empty={messages.slotsHint}
        rows={draft.timeSlots}
        create={createSlot}
        onChange={(next) => change({ timeSlots: next })}
      >
        {(slot, index, edit) => <SlotFields slot={slot} index={index} edit={edit} />}
      </EditableRows>
      {draft.ruleTimes.length > 0 && <RuleTimes times={draft.ruleTimes} />}
    </>
  );
}

/** The times that rules of the availability have created. */
const RuleTimes = ({ times }: { readonly times: readonly string[] }) => (
  <div>
    <Text>{messages.ruleTimes}</Text>
    <ul>
      {times.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </div>
);

interface SlotFieldsProps {
  readonly slot: TimeSlotRow;
  readonly index: number;
  readonly edit: (part: Partial<TimeSlotRow>) => void;
}

function SlotFields({ slot, index, edit }: SlotFieldsProps) {
  return (
    <>
      <div className={styles.fields}>
        <TextField
          name={`time_slots.${index}.start_date`}
          type="date"
          label={messages.firstDate}
          value={slot.startDate}
          onChange={(startDate) => edit({ startDate })}
          required
        />
        <TextField
          name={`time_slots.${index}.end_date`}
          type="date"
          label={messages.lastDate}
          min={slot.startDate || undefined}
          value={slot.endDate}
          onChange={(endDate) => edit({ endDate })}
          required
        />
        <TextField
          name={`time_slots.${index}.start_time`}
          type="time"
          label={messages.startTime}
          description={messages.startTimeHint}
          value={slot.startTime}
          onChange={(startTime) => edit({ startTime })}
        />
      </div>
      <CheckboxesField
        name={`time_slots.${index}.available_days`}
        label={messages.weekdays}
        options={weekdayOptions}
        chosen={slot.days}
        onChange={(days) => edit({ days })}
        required
      />
    </>
  );
}
