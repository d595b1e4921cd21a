import { createContext } from 'react';

/** What a form provides to its fields. */
export interface FormState {
  /** The prefix of its fields' ids. */
  id: string;
  /** Validation errors by field name. */
  errors: Readonly<Record<string, string | undefined>>;
}

/** The form around a field; undefined outside a form. */
export const FormContext = createContext<FormState | undefined>(undefined);

/** Returns the id of a field's control in a form, which the links of the error summary use. */
export const getFieldId = (form: string, name: string): string => `${form}-${name}`;

/** Focuses a field's control; of a group of controls, such as the parts of a date, the first one. */
export function focusField(control: HTMLElement): void {
  control.focus();
  if (document.activeElement !== control) control.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}
