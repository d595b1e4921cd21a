import { type ReactNode, useContext, useId } from 'react';
import { FormContext, fieldId } from '../Form/FormContext.ts';

/** What every field has, whatever is filled in. */
export interface FieldBase {
  /** What to fill in: always visible, never only a placeholder. */
  label: string;
  /** Help that is needed before answering. */
  description?: ReactNode;
  /** What is wrong and how to put it right. Within a `Form` it comes from the form's `errors`, by `name`. */
  errorMessage?: string;
  /** Marks the field with a star; the form's own check says what is missing. */
  required?: boolean;
  /** The field's name: in what the form sends, and in its `errors`. */
  name?: string;
  id?: string;
}

/** The ids and attributes that tie a control to its label, its help and its error. */
export function useField({ id, name, description, errorMessage, required }: Omit<FieldBase, 'label'>) {
  const form = useContext(FormContext);
  const own = useId();
  const controlId = id ?? (form && name ? fieldId(form.id, name) : own);
  const error = errorMessage ?? (name ? form?.errors[name] : undefined);
  const descriptionId = description ? `${controlId}-description` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return {
    ids: { control: controlId, label: `${controlId}-label`, description: descriptionId, error: errorId },
    error,
    control: {
      id: controlId,
      name,
      required,
      'aria-describedby': [errorId, descriptionId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': error ? (true as const) : undefined,
    },
  };
}

/** What `useField` found out, for the frame around the control. */
export type FieldParts = ReturnType<typeof useField>;
