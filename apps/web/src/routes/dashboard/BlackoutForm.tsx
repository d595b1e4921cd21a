import { Dialog, Form, Stack, TextField } from '@aitours/ui';
import { useState } from 'react';
import * as styles from './Availability.css.ts';
import { availabilityMessages } from './availabilityMessages.ts';
import { ScheduleEnd } from './ScheduleEnd.tsx';
import { replacePart, type StockBlackout } from './scheduleDraft.ts';
import { scheduleMessages as messages } from './scheduleMessages.ts';
import { type ScheduleProps, useScheduleEdit } from './useScheduleEdit.ts';

export interface BlackoutFormProps extends ScheduleProps {
  /** Undefined: new ones. */
  readonly blackout: StockBlackout | undefined;
  readonly today: string;
}

/** A dialog with dates on which nothing is sold: first what would change, then the button that saves them. */
export function BlackoutForm(props: BlackoutFormProps) {
  const { calendar, blackout, today, onClose } = props;
  const { draft, errors, editing, change, submit } = useBlackoutForm(props);
  const title = blackout ? messages.editBlackout : messages.addBlackout;
  return (
    <Dialog open title={title} onClose={onClose} dismissable={!editing.attempt.isBusy}>
      <Form label={title} errors={errors} onSubmit={submit}>
        <Stack gap="medium">
          <TextField
            name="name"
            label={messages.name}
            description={messages.nameHint}
            maxLength={60}
            value={draft.name}
            onChange={(name) => change({ name })}
            required
          />
          <div className={styles.pair}>
            <TextField
              name="startDate"
              type="date"
              label={availabilityMessages.start}
              value={draft.start_date}
              onChange={(start_date) => change({ start_date })}
              required
            />
            <TextField
              name="endDate"
              type="date"
              label={availabilityMessages.end}
              min={draft.start_date > today ? draft.start_date : today}
              value={draft.end_date}
              onChange={(end_date) => change({ end_date })}
              required
            />
          </div>
          <ScheduleEnd calendar={calendar} editing={editing} onClose={onClose} />
        </Stack>
      </Form>
    </Dialog>
  );
}

function useBlackoutForm(props: BlackoutFormProps) {
  const { schedule, blackout, today } = props;
  const [draft, setDraft] = useState<StockBlackout>(blackout ?? { name: '', start_date: today, end_date: today });
  const [isChecked, setChecked] = useState(false);
  const trimmed = { ...draft, name: draft.name.trim() };
  const found = checkBlackout(trimmed);
  const next = () => ({ ...schedule, blackouts: replacePart(schedule.blackouts, blackout, trimmed) });
  const names = [...schedule.blackouts, trimmed].map((_, index) => `blackouts.${index}.end_date`);
  const editing = useScheduleEdit(props, names);
  const ofServer = names.map((name) => editing.attempt.fieldErrors[name]).find(Boolean);
  const submit = () => {
    setChecked(true);
    if (Object.keys(found).length > 0) return;
    if (editing.preview) editing.apply(next());
    else editing.showPreview(next());
  };
  const change = (part: Partial<StockBlackout>) => {
    setDraft((current) => ({ ...current, ...part }));
    editing.discardPreview();
  };
  return {
    draft,
    editing,
    submit,
    change,
    errors: { ...(ofServer && { endDate: ofServer }), ...(isChecked && found) },
  };
}

/** Returns the messages of what is missing or in the wrong order, by field. */
function checkBlackout({ name, start_date, end_date }: StockBlackout): Readonly<Record<string, string>> {
  const { errors } = messages;
  const end = end_date === '' ? 'missing' : end_date < start_date ? 'before-start' : undefined;
  return {
    ...(name === '' && { name: errors.name }),
    ...(start_date === '' && { startDate: errors.startDate.missing }),
    ...(end && { endDate: errors.endDate[end] }),
  };
}
