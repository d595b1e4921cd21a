import { Dialog, Form, Stack, TextField } from '@aitours/ui';
import { DateRangeFields } from './DateRangeFields.tsx';
import { ScheduleEnd } from './ScheduleEnd.tsx';
import { replacePart, type StockBlackout } from './scheduleDraft.ts';
import { scheduleMessages as messages } from './scheduleMessages.ts';
import type { ScheduleProps } from './useScheduleEdit.ts';
import { useScheduleForm } from './useScheduleForm.ts';

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
          <DateRangeFields start={draft.startDate} end={draft.endDate} today={today} hasPast onChange={change} />
          <ScheduleEnd calendar={calendar} editing={editing} onClose={onClose} />
        </Stack>
      </Form>
    </Dialog>
  );
}

interface BlackoutDraft {
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
}

function useBlackoutForm(props: BlackoutFormProps) {
  const { schedule, blackout, today } = props;
  const first = {
    name: blackout?.name ?? '',
    startDate: blackout?.start_date ?? today,
    endDate: blackout?.end_date ?? today,
  };
  const names = Array.from({ length: schedule.blackouts.length + 1 }, (_, index) => `blackouts.${index}.end_date`);
  const form = useScheduleForm<BlackoutDraft>(props, first, {
    check: checkBlackout,
    toSchedule: ({ name, startDate, endDate }) => {
      const changed = { name: name.trim(), start_date: startDate, end_date: endDate };
      return { ...schedule, blackouts: replacePart(schedule.blackouts, blackout, changed) };
    },
    fields: names,
  });
  const ofServer = names.map((name) => form.editing.attempt.fieldErrors[name]).find(Boolean);
  return { ...form, errors: { ...(ofServer && { endDate: ofServer }), ...form.found } };
}

/** Returns the messages of what is missing or in the wrong order, by field. */
function checkBlackout({ name, startDate, endDate }: BlackoutDraft): Readonly<Record<string, string>> {
  const { errors } = messages;
  const end = endDate === '' ? 'missing' : endDate < startDate ? 'before-start' : undefined;
  return {
    ...(name.trim() === '' && { name: errors.name }),
    ...(startDate === '' && { startDate: errors.startDate.missing }),
    ...(end && { endDate: errors.endDate[end] }),
  };
}
