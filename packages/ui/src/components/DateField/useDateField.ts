import { type DateValue, parseDate } from '@internationalized/date';
import { type FocusEvent, useState } from 'react';
import { useControlMessages } from '../../messages/controlMessages.ts';
import { useValue } from '../../state/useValue.ts';
import { type FieldBase, type FieldParts, useField } from '../Field/useField.ts';
import { useLocaleTag } from '../LocaleProvider/LocaleProvider.tsx';

/** The props that fields with segments share. */
export interface SegmentedFieldBase extends FieldBase {
  disabled?: boolean;
  /** Hides the label visually: only where the context makes it clear. */
  labelHidden?: boolean;
}

/** The props that the fields for one date share. Dates are YYYY-MM-DD. */
export interface DateFieldBase extends SegmentedFieldBase {
  /** YYYY-MM-DD; empty for no date. */
  value?: string;
  /** The initial date of an uncontrolled field, YYYY-MM-DD.
   * @default '' */
  defaultValue?: string;
  /** Called with each complete date, and with an empty text when the field is left with a part missing. */
  onChange?: (date: string) => void;
  /** The first valid date, YYYY-MM-DD. */
  min?: string;
  /** The last valid date, YYYY-MM-DD. */
  max?: string;
}

/** Returns the attributes that react-aria's segmented fields get from the frame around them. */
export const toSegmentedProps = (field: FieldParts, { name, required, disabled }: SegmentedFieldBase) =>
  ({
    id: field.ids.control,
    name,
    'aria-labelledby': field.ids.label,
    'aria-describedby': field.control['aria-describedby'],
    isInvalid: field.error !== undefined,
    isRequired: required,
    isDisabled: disabled,
    // The frame shows the errors. The browser's validation would stop the form.
    validationBehavior: 'aria',
    shouldForceLeadingZeros: true,
  }) as const;

/** Returns a function that formats a date (YYYY-MM-DD) as "6 December 2026". */
export function useFormatDate(): (date: string) => string {
  const format = new Intl.DateTimeFormat(useLocaleTag(), { dateStyle: 'long', timeZone: 'UTC' });
  return (date) => format.format(new Date(`${date}T00:00Z`));
}

/** Returns the error of a date that is before `min` or after `max`. */
export function useRangeError({ min, max }: Pick<DateFieldBase, 'min' | 'max'>): (date: string) => string | undefined {
  const messages = useControlMessages();
  const format = useFormatDate();
  return (date) => {
    if (min !== undefined && date !== '' && date < min) return messages.dateFrom(format(min));
    if (max !== undefined && date > max) return messages.dateTo(format(max));
    return undefined;
  };
}

/**
 * Adapts a field's text value to react-aria's date objects. An invalid date is reported when the focus has left the field:
 * a year is below the minimum until its fourth digit.
 *
 * @param props of the field
 * @param findError returns why a date is invalid
 */
export function useDateField(props: DateFieldBase, findError: (date: string) => string | undefined) {
  const [date, setDate] = useValue(props.value, props.defaultValue ?? '', props.onChange);
  const [isLeft, setLeft] = useState(false);
  const field = useField({ ...props, errorMessage: props.errorMessage ?? (isLeft ? findError(date) : undefined) });
  const ariaProps = {
    ...toSegmentedProps(field, props),
    value: date === '' ? null : parseDate(date),
    onChange: (next: DateValue | null) => setDate(next?.toString() ?? ''),
    onBlur: ({ currentTarget }: FocusEvent<Element>) => {
      setLeft(true);
      // react-aria keeps the previous date while a part is missing; a form would send it.
      if (date !== '' && currentTarget.querySelector('[data-placeholder]')) setDate('');
    },
  };
  return { field, date, setDate, ariaProps };
}
