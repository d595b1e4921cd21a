import { parseDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { type FocusEvent, useState } from 'react';
import {
  type DateRange as AriaDateRange,
  DateRangePicker as AriaDateRangePicker,
  Button,
  Group,
  Popover,
} from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { useControlMessages } from '../../messages/controlMessages.ts';
import { useBackSteps } from '../../state/useBackSteps.ts';
import { useValue } from '../../state/useValue.ts';
import { hasNoDay } from '../Calendar/hasNoDay.ts';
import * as fieldStyles from '../DateField/DateField.css.ts';
import { Segments } from '../DateField/Segments.tsx';
import { type SegmentedFieldBase, toSegmentedProps, useRangeError } from '../DateField/useDateField.ts';
import * as pickerStyles from '../DatePicker/DatePicker.css.ts';
import { Field } from '../Field/Field.tsx';
import { useField } from '../Field/useField.ts';
import { OverlayContext } from '../LocaleProvider/OverlayContext.tsx';
import * as popoverStyles from '../Popover/Popover.css.ts';
import * as styles from './DateRangePicker.css.ts';
import { Months } from './Months.tsx';

/** The first and the last day, YYYY-MM-DD. */
export interface DateRange {
  start: string;
  end: string;
}

export interface DateRangePickerProps extends SegmentedFieldBase {
  /** Null for no range. */
  value?: DateRange | null;
  /** @default null */
  defaultValue?: DateRange | null;
  /** Called with each complete range, and with null when the field is left with a part missing. */
  onChange?: (range: DateRange | null) => void;
  /** The first valid date, YYYY-MM-DD. */
  min?: string;
  /** The last valid date, YYYY-MM-DD. */
  max?: string;
  /** The key of the field's error in a form. Its data has the dates as `<name>_start` and `<name>_end`. */
  name?: string;
}

/** Two dates that are typed, or selected in a calendar beside the field. Loads react-aria. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, description, required, labelHidden } = props;
  const messages = useControlMessages();
  const { field, ariaProps } = useRange(props);
  const [open, setOpen] = useState(false);
  useBackSteps(open ? 1 : 0, () => setOpen(false));
  return (
    <OverlayContext>
      <Field field={field} label={label} description={description} required={required} labelHidden={labelHidden} group>
        <AriaDateRangePicker {...ariaProps} isOpen={open} onOpenChange={setOpen}>
          <Group className={fieldStyles.box} id={field.ids.control}>
            <Segments slot="start" />
            <span aria-hidden="true" className={styles.separator}>
              –
            </span>
            <Segments slot="end" />
            <Button className={pickerStyles.open} aria-label={messages.openCalendar}>
              <CalendarDays aria-hidden className={pickerStyles.icon} />
            </Button>
          </Group>
          <Popover className={popoverStyles.popover} placement="bottom end">
            <Dialog className={pickerStyles.dialog} aria-label={label}>
              <Months disabled={hasNoDay(props.min, props.max)} />
            </Dialog>
          </Popover>
        </AriaDateRangePicker>
      </Field>
    </OverlayContext>
  );
}

/** Adapts the field's texts to react-aria's date objects. */
function useRange(props: DateRangePickerProps) {
  const { name, min, max } = props;
  const messages = useControlMessages();
  const findRangeError = useRangeError(props);
  const [range, setRange] = useValue(props.value, props.defaultValue ?? null, props.onChange);
  const [isLeft, setLeft] = useState(false);
  const isReversed = range !== null && range.end < range.start;
  const rangeError =
    range && (isReversed ? messages.endBeforeStart : (findRangeError(range.start) ?? findRangeError(range.end)));
  const field = useField({ ...props, errorMessage: props.errorMessage ?? ((isLeft && rangeError) || undefined) });
  const { id: _id, name: _name, ...shared } = toSegmentedProps(field, props);
  const ariaProps = {
    ...shared,
    ...(name !== undefined && { startName: `${name}_start`, endName: `${name}_end` }),
    minValue: min === undefined ? undefined : parseDate(min),
    maxValue: max === undefined || hasNoDay(min, max) ? undefined : parseDate(max),
    value: range && { start: parseDate(range.start), end: parseDate(range.end) },
    onChange: (next: AriaDateRange | null) =>
      setRange(next && { start: next.start.toString(), end: next.end.toString() }),
    onBlur: ({ currentTarget }: FocusEvent<Element>) => {
      setLeft(true);
      if (range && currentTarget.querySelector('[data-placeholder]')) setRange(null);
    },
  };
  return { field, ariaProps };
}
