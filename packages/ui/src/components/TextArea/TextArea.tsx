import type { ComponentPropsWithRef } from 'react';
import { useValue } from '../../state/useValue.ts';
import { Field } from '../Field/Field.tsx';
import { type FieldBase, useField } from '../Field/useField.ts';
import * as styles from './TextArea.css.ts';

type Native = Omit<
  ComponentPropsWithRef<'textarea'>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'children' | keyof FieldBase
>;

export interface TextAreaProps extends FieldBase, Native {
  value?: string;
  /** @default '' */
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** A field for several lines of text: a message, a special request. With `maxLength` it shows a counter. */
export function TextArea({
  label,
  description,
  errorMessage,
  required,
  name,
  id,
  value,
  defaultValue = '',
  onChange,
  ...rest
}: TextAreaProps) {
  const field = useField({ id, name, description, errorMessage, required });
  const [text, setText] = useValue(value, defaultValue, onChange);
  return (
    <Field field={field} label={label} description={description} required={required}>
      <textarea
        rows={4}
        {...rest}
        {...field.control}
        className={styles.area}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {rest.maxLength !== undefined && (
        <div className={styles.count} aria-hidden="true">
          {text.length} / {rest.maxLength}
        </div>
      )}
    </Field>
  );
}
