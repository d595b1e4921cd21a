import { NativeSelect, Section, Text, TextField } from '@aitours/ui';
import { activityFormMessages as messages } from '../../shared/activityFormMessages.ts';
import { CheckboxesField } from '../../shared/CheckboxesField.tsx';
import { toRow } from '../../shared/rows.ts';
import { allWeekdays, weekdayOptions } from '../../shared/weekdays.ts';
import * as styles from '../product/ActivityForm.css.ts';
import { bindFields } from '../product/bindFields.ts';
import { EditableRows } from '../product/EditableRows.tsx';
import type { GroupProps } from './ActivityForm.tsx';
import type { TimeSlotRow } from './activityDraft.ts';

const createSlot = (): TimeSlotRow => toRow({ startDate: '', endDate: '', days: allWeekdays, startTime: '' });

/** How long an activity takes, how many may take part, and when it takes place. */
export function ActivityTimes({ draft, change }: GroupProps) {
  const field = bindFields({ draft, change });
  return (
    <Section title={messages.groups.times} size="medium">
      <div className={styles.fields}>
        <TextField {...field('duration')} label={messages.duration} description={messages.durationHint} maxLength={6} />
        <NativeSelect
          name="duration_unit"
          label={messages.unit}
          options={messages.units}
          value={draft.durationUnit}
          onChange={(value) => {
            const unit = durationUnits.find((known) => known === value);
            if (unit) change({ durationUnit: unit });
          }}
        />
        <TextField
          {...field('maxParticipants', 'max_participants')}
          label={messages.maxParticipants}
          description={messages.maxParticipantsHint}
          inputMode="numeric"
          maxLength={3}
        />
      </div>
      <EditableRows
        {...messages.slots}
        empty={messages.slotsHint}
        rows={draft.timeSlots}
        create={createSlot}
        onChange={(timeSlots) => change({ timeSlots })}
      >
        {(slot, index, edit) => <SlotFields slot={slot} index={index} edit={edit} />}
      </EditableRows>
      {draft.ruleTimes.length > 0 && <RuleTimes times={draft.ruleTimes} />}
    </Section>
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

const durationUnits = ['minutes', 'hours', 'days'] as const;

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
