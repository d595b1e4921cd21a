import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useValue } from '../../state/useValue.ts';
import { Field } from '../Field/Field.tsx';
import { type FieldBase, useField } from '../Field/useField.ts';
import * as styles from './NativeSelect.css.ts';

/** An option; `label` is its text. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

type Native = Omit<
  ComponentPropsWithRef<'select'>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple' | 'size' | keyof FieldBase
>;

export interface NativeSelectProps extends FieldBase, Native {
  options: readonly SelectOption[];
  /** The empty first option: "Choose a pickup place". */
  placeholder?: string;
  value?: string;
  /** @default '' */
  defaultValue?: string;
  onChange?: (value: string) => void;
  labelHidden?: boolean;
}

/** A single choice from many options, as a native `select`. */
export function NativeSelect({
  label,
  description,
  errorMessage,
  required,
  name,
  id,
  labelHidden,
  options,
  placeholder,
  value,
  defaultValue = '',
  onChange,
  ...rest
}: NativeSelectProps) {
  const field = useField({ id, name, description, errorMessage, required });
  const [selected, select] = useValue(value, defaultValue, onChange);
  return (
    <Field field={field} label={label} description={description} required={required} labelHidden={labelHidden}>
      <div className={styles.frame}>
        <select
          {...rest}
          {...field.control}
          className={styles.select}
          value={selected}
          onChange={(event) => select(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className={styles.chevron} />
      </div>
    </Field>
  );
}
