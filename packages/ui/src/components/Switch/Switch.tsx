import type { ComponentPropsWithRef } from 'react';
import { FieldDescription, FieldError } from '../Field/Field.tsx';
import { type FieldBase, useField } from '../Field/useField.ts';
import * as styles from './Switch.css.ts';

type Native = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'type' | 'role' | 'onChange' | 'children' | keyof FieldBase
>;

export interface SwitchProps extends Omit<FieldBase, 'required'>, Native {
  onChange?: (on: boolean) => void;
}

/** A setting that takes effect immediately. Use a `Checkbox` for a value that is submitted with a form. */
export function Switch({ label, description, errorMessage, name, id, onChange, ...rest }: SwitchProps) {
  const field = useField({ id, name, description, errorMessage });
  return (
    <div>
      <label className={styles.line}>
        {label}
        <input
          {...rest}
          {...field.control}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state natively
          role="switch"
          className={styles.track}
          onChange={(event) => onChange?.(event.target.checked)}
        />
      </label>
      <FieldDescription id={field.ids.description}>{description}</FieldDescription>
      <FieldError id={field.ids.error}>{field.error}</FieldError>
    </div>
  );
}
