import { type ReactNode, useContext, useId } from 'react';
import { FormContext, getFieldId } from '../Form/FormContext.ts';

/** The props that all fields share. */
export interface FieldBase {
  /** Always visible; a placeholder is no substitute. */
  label: string;
  /** Help text. */
  description?: ReactNode;
  /** What is wrong and how to correct it. Within a `Form`, defaults to the form's error for `name`. */
  errorMessage?: string;
  /** Marks the field with an asterisk. */
  required?: boolean;
  /** The key in the form's data and in its `errors`. */
  name?: string;
  id?: string;
}

/** Returns the ids and attributes that associate a control with its label, help text and error. */
export function useField({ id, name, description, errorMessage, required }: Omit<FieldBase, 'label'>) {
  const form = useContext(FormContext);
  const own = useId();
  const controlId = id ?? (form && name ? getFieldId(form.id, name) : own);
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

/** The result of `useField`, which `Field` and `FieldGroup` take. */
export type FieldParts = ReturnType<typeof useField>;
