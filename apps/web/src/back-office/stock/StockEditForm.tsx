import { setsCapacity } from '@aitours/domain/stock';
import { Button, Form, Inline, RadioGroup, TextField } from '@aitours/ui';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { CheckboxesField } from '../shared/CheckboxesField.tsx';
import { weekdayOptions } from '../shared/weekdays.ts';
import { getSlotMessages, availabilityMessages as messages } from './availabilityMessages.ts';
import { ExcludedDates } from './bulk-slots/ExcludedDates.tsx';
import { DateRangeFields } from './DateRangeFields.tsx';
import { StockEditPreview } from './StockEditPreview.tsx';
import { describeTimeSlot } from './scheduleMessages.ts';
import type { StockCalendar } from './stockDraft.ts';
import { TimeSlotsField } from './TimeSlotsField.tsx';
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
        options={getSlotMessages(calendar.product_type).actions}
        value={draft.action}
        onChange={(action) => change({ action })}
      />
      {setsCapacity(calendar.product_type, draft.action) && <Capacity calendar={calendar} editing={editing} />}
      <DateRangeFields start={draft.startDate} end={draft.endDate} today={today} onChange={change} />
      <Weekdays editing={editing} />
      {new Set(calendar.time_slots.map(describeTimeSlot)).size > 1 && (
        <TimeSlotsField
          slots={calendar.time_slots}
          chosen={draft.timeSlotIds}
          onChange={(timeSlotIds) => change({ timeSlotIds })}
          required
          errorMessage={errors.timeSlots}
        />
      )}
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

function Capacity({ calendar, editing: { draft, change } }: Omit<StockEditFormProps, 'today'>) {
  const isTour = calendar.product_type === 'tour';
  return (
    <TextField
      name="capacity"
      label={getSlotMessages(calendar.product_type).capacity}
      {...(draft.action === 'open' && { description: messages.capacityOfNew })}
      {...(isTour && { description: messages.noLimitHint })}
      inputMode="numeric"
      maxLength={9}
      value={draft.capacity}
      onChange={(capacity) => change({ capacity })}
      required={!isTour}
    />
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
