import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldDescription, FieldError, RequiredMark } from '../Field/Field.tsx';
import { type FieldBase, useField } from '../Field/useField.ts';
import * as styles from './Checkbox.css.ts';

type Native = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'type' | 'onChange' | 'children' | 'ref' | keyof FieldBase
>;

export interface CheckboxProps extends Omit<FieldBase, 'label'>, Native {
  /** What is agreed to or chosen. It may hold a link. */
  children: ReactNode;
  /** Some, not all, of what it stands for are chosen. */
  indeterminate?: boolean;
  onChange?: (checked: boolean) => void;
}

/** Yes or no, sent with a form; or one of several that may be chosen together. */
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
          // HTML has no attribute for it: it can only be set on the element.
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
