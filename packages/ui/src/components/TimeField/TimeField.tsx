import { parseTime } from '@internationalized/date';
import { useState } from 'react';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { useControlMessages } from '../../messages/controlMessages.ts';
import { useValue } from '../../state/useValue.ts';
import { Segments } from '../DateField/Segments.tsx';
import { type SegmentedFieldBase, toSegmentedProps } from '../DateField/useDateField.ts';
import { Field } from '../Field/Field.tsx';
import { useField } from '../Field/useField.ts';
import { OverlayContext } from '../LocaleProvider/OverlayContext.tsx';

export interface TimeFieldProps extends SegmentedFieldBase {
  /** HH:MM, from 00:00 to 23:59; empty for no time. */
  value?: string;
  /** The initial time of an uncontrolled field, HH:MM.
   * @default '' */
  defaultValue?: string;
  /** Called with each complete time, and with an empty text when the field is left with a part missing. */
  onChange?: (time: string) => void;
  /** The first valid time, HH:MM. */
  min?: string;
  /** The last valid time, HH:MM. */
  max?: string;
  /** 12 shows AM and PM. The value has 24 hours in both cases.
   * @default 24 */
  hourCycle?: 12 | 24;
}

/** A time of day, typed in parts. Loads react-aria. */
export function TimeField(props: TimeFieldProps) {
  const { label, description, required, labelHidden, min, max, hourCycle = 24 } = props;
  const messages = useControlMessages();
  const [time, setTime] = useValue(props.value, props.defaultValue ?? '', props.onChange);
  const [isLeft, setLeft] = useState(false);
  const isEarly = min !== undefined && time !== '' && time < min;
  const isLate = max !== undefined && time > max;
  const rangeError = isEarly ? messages.timeFrom(min) : isLate ? messages.timeTo(max) : undefined;
  const field = useField({ ...props, errorMessage: props.errorMessage ?? (isLeft ? rangeError : undefined) });
  return (
    <OverlayContext>
      <Field field={field} label={label} description={description} required={required} labelHidden={labelHidden} group>
        <AriaTimeField
          {...toSegmentedProps(field, props)}
          hourCycle={hourCycle}
          value={time === '' ? null : parseTime(time)}
          onChange={(next) => setTime(next?.toString().slice(0, 5) ?? '')}
          onBlur={({ currentTarget }) => {
            setLeft(true);
            if (time !== '' && currentTarget.querySelector('[data-placeholder]')) setTime('');
          }}
        >
          <Segments boxed />
        </AriaTimeField>
      </Field>
    </OverlayContext>
  );
}
