import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldDescription, FieldError, RequiredMark } from '../Field/Field.tsx';
import { type FieldBase, useField } from '../Field/useField.ts';
import * as styles from './Checkbox.css.ts';

type Native = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'type' | 'onChange' | 'children' | 'ref' | keyof FieldBase
>;

export interface CheckboxProps extends Omit<FieldBase, 'label'>, Native {
  /** The label; may contain a link. */
  children: ReactNode;
  /** Some, but not all, of the options that it represents are checked. */
  indeterminate?: boolean;
  onChange?: (checked: boolean) => void;
}

/** A yes-or-no field of a form, or one of several options that can be combined. */
export function Checkbox({
  children,
  description,
  errorMessage,
  required,
  name,
  id,
  indeterminate = false,
  onChange,
  ...rest
}: CheckboxProps) {
  const field = useField({ id, name, description, errorMessage, required });
  return (
    <div>
      <label className={styles.choice}>
        <input
          {...rest}
          {...field.control}
          // `indeterminate` is a property without an HTML attribute.
          ref={(box) => {
            if (box) box.indeterminate = indeterminate;
          }}
          type="checkbox"
          className={styles.box}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span>
          {children}
          {required && <RequiredMark />}
        </span>
      </label>
      <FieldDescription id={field.ids.description}>{description}</FieldDescription>
      <FieldError id={field.ids.error}>{field.error}</FieldError>
    </div>
  );
}
