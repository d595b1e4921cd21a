import { formatTime } from '@aitours/domain/dates';
import { Button, Checkbox, FieldGroup, Form, Inline, RadioGroup, Stack, TextField, useField } from '@aitours/ui';
import { ExcludedDates } from '../../features/bulk-slots/ExcludedDates.tsx';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { weekdayOptions } from './activityFormMessages.ts';
import { availabilityMessages as messages } from './availabilityMessages.ts';
import { CheckboxesField } from './CheckboxesField.tsx';
import { DateRangeFields } from './DateRangeFields.tsx';
import { StockEditPreview } from './StockEditPreview.tsx';
import { needsCapacity, type StockCalendar } from './stockDraft.ts';
import type { StockEditing } from './useStockEdit.ts';

export interface StockEditFormProps {
  readonly calendar: StockCalendar;
  readonly editing: StockEditing;
  /** In Dubai. */
  readonly today: string;
}

/** Opens, closes or resizes time slots of a range of dates: first what would change, then the change. */
export function StockEditForm({ calendar, editing, today }: StockEditFormProps) {
  const { draft, errors, attempt, preview, change } = editing;
  return (
    <Form label={messages.form} errors={errors} onSubmit={preview ? editing.apply : editing.showPreview}>
      <RadioGroup
        label={messages.action}
        options={messages.actions}
        value={draft.action}
        onChange={(action) => change({ action })}
      />
      {needsCapacity(calendar, draft.action) && (
        <TextField
          name="capacity"
          label={messages.capacity}
          {...(draft.action === 'open' && { description: messages.capacityOfNew })}
          inputMode="numeric"
          maxLength={9}
          value={draft.capacity}
          onChange={(capacity) => change({ capacity })}
          required
        />
      )}
      <DateRangeFields start={draft.startDate} end={draft.endDate} today={today} onChange={change} />
      <Weekdays editing={editing} />
      {calendar.time_slots.length > 1 && <TimeSlots editing={editing} slots={calendar.time_slots} />}
      <ExcludedDates
        name="excludedDates"
        dates={draft.excludedDates}
        first={draft.startDate}
        last={draft.endDate}
        messages={messages}
        onChange={(excludedDates) => change({ excludedDates })}
      />
      <AttemptError text={attempt.error} />
      {preview && <StockEditPreview calendar={calendar} preview={preview} />}
      <Submit editing={editing} />
    </Form>
  );
}

function Submit({ editing: { attempt, preview } }: Pick<StockEditFormProps, 'editing'>) {
  const isApplicable = preview && preview.conflict_count === 0 && preview.counts.created + preview.counts.changed > 0;
  if (preview && !isApplicable) return null;
  return (
    <Inline>
      <Button type="submit" busy={attempt.isBusy} tone={preview ? 'primary' : 'secondary'}>
        {preview ? messages.apply : messages.showPreview}
      </Button>
    </Inline>
  );
}

const Weekdays = ({ editing: { draft, errors, change } }: Pick<StockEditFormProps, 'editing'>) => (
  <CheckboxesField
    name="weekdays"
    label={messages.weekdays}
    options={weekdayOptions}
    chosen={draft.weekdays}
    onChange={(weekdays) => change({ weekdays })}
    required
    errorMessage={errors.weekdays}
  />
);

interface TimeSlotsProps {
  readonly editing: StockEditing;
  readonly slots: StockCalendar['time_slots'];
}

function TimeSlots({ editing: { draft, errors, change }, slots }: TimeSlotsProps) {
  const field = useField({ name: 'timeSlots', errorMessage: errors.timeSlots });
  const toggle = (id: string, isChosen: boolean) =>
    change({ timeSlotIds: isChosen ? [...draft.timeSlotIds, id] : draft.timeSlotIds.filter((other) => other !== id) });
  return (
    <FieldGroup field={field} label={messages.timeSlots} required>
      <Stack gap="xsmall">
        {slots.map(({ time_slot_id: id, name, time }, index) => (
          <Checkbox
            key={id}
            {...(index === 0 && { id: field.ids.control })}
            checked={draft.timeSlotIds.includes(id)}
            onChange={(isChosen) => toggle(id, isChosen)}
          >
            {[time === null ? messages.anyTime : formatTime(time), name].filter(Boolean).join(' ')}
          </Checkbox>
        ))}
      </Stack>
    </FieldGroup>
  );
}
