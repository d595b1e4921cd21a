import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';
import type { FieldBase, FieldParts } from './useField.ts';

/** The star of a required field. That it is required is told by the control itself. */
export function RequiredMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      *
    </span>
  );
}

/** Help that belongs to a control. */
export function FieldDescription({ id, children }: { id: string | undefined; children?: ReactNode }) {
  return children ? (
    <div className={styles.description} id={id}>
      {children}
    </div>
  ) : null;
}

/** What is wrong with what was filled in. */
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
  /** The label is read aloud, not shown: only where the field's place says the same, as in a search bar. */
  labelHidden?: boolean;
}

/** Label, help, control and error, one below the other. */
export function Field({ field, label, description, required, labelHidden, children }: FieldProps) {
  const words = (
    <label className={labelHidden ? undefined : styles.label} htmlFor={field.ids.control} id={field.ids.label}>
      {label}
      {required && <RequiredMark />}
    </label>
  );
  return (
    <div className={styles.field}>
      {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
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

/** The same around several controls that answer one question. */
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
