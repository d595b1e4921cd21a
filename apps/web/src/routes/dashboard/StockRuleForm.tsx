import { Dialog, Form, NativeSelect, Stack, TextField } from '@aitours/ui';
import { useState } from 'react';
import { ExcludedDates } from '../../features/bulk-slots/ExcludedDates.tsx';
import * as styles from './Availability.css.ts';
import { weekdayOptions } from './activityFormMessages.ts';
import { availabilityMessages } from './availabilityMessages.ts';
import { CheckboxesField } from './CheckboxesField.tsx';
import { ScheduleEnd } from './ScheduleEnd.tsx';
import {
  checkRuleDraft,
  isWeekly,
  newRuleDraft,
  type Repeat,
  type RuleDraft,
  replacePart,
  type StockRule,
  toRuleDraft,
  toStockRule,
} from './scheduleDraft.ts';
import { describeTimeSlot, scheduleMessages as messages } from './scheduleMessages.ts';
import type { StockCalendar } from './stockDraft.ts';
import { type ScheduleProps, useScheduleEdit } from './useScheduleEdit.ts';

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
          <Times slots={calendar.time_slots} draft={draft} change={change} />
          <TextField
            name="capacity"
            label={availabilityMessages.capacity}
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
  readonly slots: StockCalendar['time_slots'];
  readonly draft: RuleDraft;
  readonly change: (part: Partial<RuleDraft>) => void;
}

/** Time slots of other seasons or weekdays at the same time are one choice: they are never on the same date. */
function Times({ slots, draft, change }: TimesProps) {
  const byTime = Map.groupBy(slots, describeTimeSlot);
  const idsOf = (label: string) => (byTime.get(label) ?? []).map(({ time_slot_id }) => time_slot_id);
  const labels = [...byTime.keys()];
  return (
    <CheckboxesField
      name="timeSlots"
      label={availabilityMessages.timeSlots}
      options={labels.map((label) => ({ value: label, label }))}
      chosen={labels.filter((label) => idsOf(label).some((id) => draft.timeSlotIds.includes(id)))}
      onChange={(chosen) => change({ timeSlotIds: chosen.flatMap(idsOf) })}
      required
    />
  );
}

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
      <div className={styles.pair}>
        <TextField
          name="startDate"
          type="date"
          label={availabilityMessages.start}
          value={draft.startDate}
          onChange={(startDate) => change({ startDate })}
          required
        />
        <TextField
          name="endDate"
          type="date"
          label={availabilityMessages.end}
          min={draft.startDate > today ? draft.startDate : today}
          value={draft.endDate}
          onChange={(endDate) => change({ endDate })}
          required
        />
      </div>
    </>
  );
}

/** The form's fields with the server's names of them. */
const wireFields = { endDate: 'rrule', excludedDates: 'exdate', timeSlots: 'time_slot_ids', capacity: 'capacity' };

function useRuleForm(props: StockRuleFormProps) {
  const { calendar, schedule, rule, today } = props;
  const [draft, setDraft] = useState(() => (rule && toRuleDraft(rule)) ?? newRuleDraft(calendar, today));
  const [isChecked, setChecked] = useState(false);
  const found = checkRuleDraft(draft);
  const next = () => ({ ...schedule, rules: replacePart(schedule.rules, rule, toStockRule(draft)) });
  const names = Object.entries(wireFields).flatMap(([field, name]) =>
    schedule.rules.concat(toStockRule(draft)).map((_, index) => [field, `rules.${index}.${name}`] as const),
  );
  const editing = useScheduleEdit(props, [...names.map(([, name]) => name), 'capacity']);
  const { fieldErrors } = editing.attempt;
  // What is sold of which date is an error of the capacity, without an index.
  const { capacity } = fieldErrors;
  const ofServer = names.flatMap(([field, name]) => (fieldErrors[name] ? [[field, fieldErrors[name]]] : []));
  const submit = () => {
    setChecked(true);
    if (Object.keys(found).length > 0) return;
    if (editing.preview) editing.apply(next());
    else editing.showPreview(next());
  };
  return {
    ...{ draft, editing, submit },
    errors: { ...(capacity && { capacity }), ...Object.fromEntries(ofServer), ...(isChecked && messagesOf(found)) },
    change: (part: Partial<RuleDraft>) => {
      setDraft((current) => ({ ...current, ...part }));
      editing.discardPreview();
    },
  };
}

type Found = ReturnType<typeof checkRuleDraft>;

const messagesOf = ({ weekdays, startDate, endDate, timeSlots, capacity }: Found): Record<string, string> => ({
  ...(weekdays && { weekdays: messages.errors.weekdays[weekdays] }),
  ...(startDate && { startDate: messages.errors.startDate[startDate] }),
  ...(endDate && { endDate: messages.errors.endDate[endDate] }),
  ...(timeSlots && { timeSlots: messages.errors.timeSlots[timeSlots] }),
  ...(capacity && { capacity: messages.errors.capacity[capacity] }),
});
