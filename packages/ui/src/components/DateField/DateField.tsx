import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { Field } from '../Field/Field.tsx';
import { OverlayContext } from '../LocaleProvider/OverlayContext.tsx';
import { Segments } from './Segments.tsx';
import { type DateFieldBase, useDateField, useRangeError } from './useDateField.ts';

export interface DateFieldProps extends DateFieldBase {}

/** A date that people know, such as a birthday, typed in parts. Loads react-aria. */
export function DateField(props: DateFieldProps) {
  const { label, description, required, labelHidden } = props;
  const { field, ariaProps } = useDateField(props, useRangeError(props));
  return (
    <OverlayContext>
      <Field field={field} label={label} description={description} required={required} labelHidden={labelHidden} group>
        <AriaDateField {...ariaProps}>
          <Segments boxed />
        </AriaDateField>
      </Field>
    </OverlayContext>
  );
}
