import { Dialog, Form, NativeSelect, Stack, TextField } from '@aitours/ui';
import { CheckboxesField } from '../shared/CheckboxesField.tsx';
import { weekdayOptions } from '../shared/weekdays.ts';
import { availabilityMessages, getSlotMessages } from './availabilityMessages.ts';
import { ExcludedDates } from './bulk-slots/ExcludedDates.tsx';
import { DateRangeFields } from './DateRangeFields.tsx';
import { ScheduleEnd } from './ScheduleEnd.tsx';
import {
  checkRuleDraft,
  createRuleDraft,
  isWeekly,
  type Repeat,
  type RuleDraft,
  replacePart,
  type StockRule,
  toRuleDraft,
  toStockRule,
} from './scheduleDraft.ts';
import { scheduleMessages as messages } from './scheduleMessages.ts';
import type { StockCalendar } from './stockDraft.ts';
import { TimeSlotsField } from './TimeSlotsField.tsx';
import type { ScheduleProps } from './useScheduleEdit.ts';
import { useScheduleForm } from './useScheduleForm.ts';

export interface StockRuleFormProps extends ScheduleProps {
  /** Undefined: a new one. */
  readonly rule: StockRule | undefined;
  readonly today: string;
}

/** A dialog with a rule: first what it would change, then the button that saves it. */
export function StockRuleForm(props: StockRuleFormProps) {
  const { calendar, rule, today, onClose } = props;
  const { draft, errors, editing, change, submit } = useRuleForm(props);
  const title = rule ? messages.editRule : messages.addRule;
  return (
    <Dialog open title={title} onClose={onClose} dismissable={!editing.attempt.isBusy}>
      <Form label={title} errors={errors} onSubmit={submit}>
        <Stack gap="medium">
          <RuleDates draft={draft} change={change} today={today} />
          {calendar.product_type !== 'tour' && <Times calendar={calendar} draft={draft} change={change} />}
          <TextField
            name="capacity"
            label={getSlotMessages(calendar.product_type).capacity}
            inputMode="numeric"
            maxLength={9}
            value={draft.capacity}
            onChange={(capacity) => change({ capacity })}
            required
          />
          <ExcludedDates
            name="excludedDates"
            dates={draft.excludedDates}
            first={draft.startDate}
            last={draft.endDate}
            errorMessage={errors.excludedDates}
            messages={messages.ruleDates}
            onChange={(excludedDates) => change({ excludedDates })}
          />
          <ScheduleEnd calendar={calendar} editing={editing} onClose={onClose} />
        </Stack>
      </Form>
    </Dialog>
  );
}

interface TimesProps {
  readonly calendar: StockCalendar;
  readonly draft: RuleDraft;
  readonly change: (part: Partial<RuleDraft>) => void;
}

/** Existing times, or for an activity another one. */
const Times = ({ calendar, draft, change }: TimesProps) => (
  <>
    {calendar.time_slots.length > 0 && (
      <TimeSlotsField
        slots={calendar.time_slots}
        chosen={draft.timeSlotIds}
        onChange={(timeSlotIds) => change({ timeSlotIds, startTime: '' })}
        required={draft.startTime === ''}
      />
    )}
    {calendar.product_type === 'activity' && (
      <TextField
        name="startTime"
        type="time"
        label={calendar.time_slots.length > 0 ? messages.otherStartTime : messages.startTime}
        description={messages.startTimeHint}
        value={draft.startTime}
        onChange={(startTime) => change({ startTime, ...(startTime !== '' && { timeSlotIds: [] }) })}
      />
    )}
  </>
);

interface RuleDatesProps {
  readonly draft: RuleDraft;
  readonly change: (part: Partial<RuleDraft>) => void;
  readonly today: string;
}

function RuleDates({ draft, change, today }: RuleDatesProps) {
  const isRepeat = (value: string): value is Repeat => messages.repeats.some((option) => option.value === value);
  return (
    <>
      <NativeSelect
        label={messages.repeat}
        options={messages.repeats}
        value={draft.repeat}
        onChange={(repeat) => isRepeat(repeat) && change({ repeat })}
      />
      {isWeekly(draft.repeat) && (
        <CheckboxesField
          name="weekdays"
          label={availabilityMessages.weekdays}
          options={weekdayOptions}
          chosen={draft.weekdays}
          onChange={(weekdays) => change({ weekdays })}
          required
        />
      )}
      <DateRangeFields start={draft.startDate} end={draft.endDate} today={today} hasPast onChange={change} />
    </>
  );
}

/** The form's fields with the server's names of them. */
const wireFields = {
  endDate: 'rrule',
  excludedDates: 'exdate',
  timeSlots: 'time_slot_ids',
  startTime: 'start_time',
  capacity: 'capacity',
};

function useRuleForm(props: StockRuleFormProps) {
  const { calendar, schedule, rule, today } = props;
  const editedRule = rule ? toRuleDraft(rule) : undefined;
  const form = useScheduleForm(props, editedRule ?? createRuleDraft(calendar, today), {
    check: (draft) => getMessages(checkRuleDraft(draft), calendar.time_slots.length > 0),
    toSchedule: (draft) => ({ ...schedule, rules: replacePart(schedule.rules, rule, toStockRule(draft)) }),
    // What is sold of which date is an error of the capacity, without an index.
    fields: ['capacity', ...wireNames(schedule.rules.length + 1).map(([, name]) => name)],
  });
  const { fieldErrors } = form.editing.attempt;
  const { capacity } = fieldErrors;
  const ofServer = wireNames(schedule.rules.length + 1).flatMap(([field, name]) =>
    fieldErrors[name] ? [[field, fieldErrors[name]]] : [],
  );
  return { ...form, errors: { ...(capacity && { capacity }), ...Object.fromEntries(ofServer), ...form.found } };
}

/** Returns the form's fields with the server's names of them, of this many rules. */
const wireNames = (count: number) =>
  Object.entries(wireFields).flatMap(([field, name]) =>
    Array.from({ length: count }, (_, index) => [field, `rules.${index}.${name}`] as const),
  );

type Found = ReturnType<typeof checkRuleDraft>;

const getMessages = (
  { weekdays, startDate, endDate, timeSlots, capacity }: Found,
  hasTimes: boolean,
): Record<string, string> => ({
  ...(weekdays && { weekdays: messages.errors.weekdays[weekdays] }),
  ...(startDate && { startDate: messages.errors.startDate[startDate] }),
  ...(endDate && { endDate: messages.errors.endDate[endDate] }),
  ...(timeSlots && { [hasTimes ? 'timeSlots' : 'startTime']: messages.errors.timeSlots[timeSlots] }),
  ...(capacity && { capacity: messages.errors.capacity[capacity] }),
});
