import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { focusField } from '../Form/FormContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';
import type { FieldBase, FieldParts } from './useField.ts';

/** The asterisk of a required field. Hidden from screen readers: the control has `required`. */
export function RequiredMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      *
    </span>
  );
}

/** The help text of a control. */
export function FieldDescription({ id, children }: { id: string | undefined; children?: ReactNode }) {
  return children ? (
    <div className={styles.description} id={id}>
      {children}
    </div>
  ) : null;
}

/** The validation error of a control. */
export function FieldError({ id, children }: { id: string | undefined; children?: ReactNode }) {
  return children ? (
    <div className={styles.error} id={id}>
      <CircleAlert aria-hidden className={styles.errorIcon} />
      <span>{children}</span>
    </div>
  ) : null;
}

export interface FieldProps extends Pick<FieldBase, 'label' | 'description' | 'required'> {
  field: FieldParts;
  children: ReactNode;
  /** Hides the label visually: only where the context makes it clear, as in a search bar. */
  labelHidden?: boolean;
  /** The control is a group of several parts, such as a date, to which a `label` element can't refer. */
  group?: boolean;
}

/** Label, help text, control and error in a column. */
export function Field({ field, label, description, required, labelHidden, group, children }: FieldProps) {
  const control = field.ids.control;
  const focusGroup = () => {
    const parts = document.getElementById(control);
    if (parts) focusField(parts);
  };
  const labelElement = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: as with every label, the keyboard goes to the control itself
    <label
      className={labelHidden ? undefined : styles.label}
      id={field.ids.label}
      htmlFor={group ? undefined : control}
      onClick={group ? focusGroup : undefined}
    >
      {label}
      {required && <RequiredMark />}
    </label>
  );
  return (
    <div className={styles.field}>
      {labelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      <FieldDescription id={field.ids.description}>{description}</FieldDescription>
      {children}
      <FieldError id={field.ids.error}>{field.error}</FieldError>
    </div>
  );
}

export interface FieldGroupProps extends Pick<FieldBase, 'label' | 'description' | 'required'> {
  field: FieldParts;
  children: ReactNode;
  labelHidden?: boolean;
}

/** Like `Field`, as a fieldset with several controls. */
export function FieldGroup({ field, label, description, required, labelHidden, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.field} aria-describedby={field.control['aria-describedby']}>
      <legend className={styles.legend}>
        {labelHidden ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <span className={styles.label}>
            {label}
            {required && <RequiredMark />}
          </span>
        )}
      </legend>
      <FieldDescription id={field.ids.description}>{description}</FieldDescription>
      {children}
      <FieldError id={field.ids.error}>{field.error}</FieldError>
    </fieldset>
  );
}
