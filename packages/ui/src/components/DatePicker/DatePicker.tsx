import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { DatePicker as AriaDatePicker, Button, Group, Popover } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { useControlMessages } from '../../messages/controlMessages.ts';
import { useBackSteps } from '../../state/useBackSteps.ts';
import { Calendar, type CalendarProps } from '../Calendar/Calendar.tsx';
import * as fieldStyles from '../DateField/DateField.css.ts';
import { Segments } from '../DateField/Segments.tsx';
import { type DateFieldBase, useDateField, useRangeError } from '../DateField/useDateField.ts';
import { Field } from '../Field/Field.tsx';
import { OverlayContext } from '../LocaleProvider/OverlayContext.tsx';
import * as popoverStyles from '../Popover/Popover.css.ts';
import * as styles from './DatePicker.css.ts';

export interface DatePickerProps
  extends DateFieldBase,
    Pick<CalendarProps, 'today' | 'day' | 'onMonthChange' | 'loading' | 'weekStart'> {}

/** A date that is typed, or selected in a calendar beside the field. Loads react-aria. */
export function DatePicker(props: DatePickerProps) {
  const { label, description, required, labelHidden, today, min, max, day, onMonthChange, loading, weekStart } = props;
  const messages = useControlMessages();
  const findRangeError = useRangeError(props);
  const findError = (date: string) => findRangeError(date) ?? (date === '' ? undefined : day?.(date)?.unavailable);
  const { field, date, setDate, ariaProps } = useDateField(props, findError);
  const [open, setOpen] = useState(false);
  useBackSteps(open ? 1 : 0, () => setOpen(false));
  const select = (next: string) => {
    setDate(next);
    setOpen(false);
  };
  return (
    <OverlayContext>
      <Field field={field} label={label} description={description} required={required} labelHidden={labelHidden} group>
        <AriaDatePicker {...ariaProps} isOpen={open} onOpenChange={setOpen}>
          <Group className={fieldStyles.box}>
            <Segments />
            <Button className={styles.open} aria-label={messages.openCalendar}>
              <CalendarDays aria-hidden className={styles.icon} />
            </Button>
          </Group>
          <Popover className={popoverStyles.popover} placement="bottom end">
            <Dialog className={styles.dialog} aria-label={label}>
              <Calendar
                {...{ label, today, min, max, day, onMonthChange, loading, weekStart }}
                value={date || null}
                onChange={select}
                autoFocus
              />
            </Dialog>
          </Popover>
        </AriaDatePicker>
      </Field>
    </OverlayContext>
  );
}
