import { createContext } from 'react';

/** What a form tells the fields within it. */
export interface FormState {
  /** The start of the ids of its fields. */
  id: string;
  /** What is wrong, by the name of the field. */
  errors: Readonly<Record<string, string | undefined>>;
}

/** The form that a field stands in; undefined outside of one. */
export const FormContext = createContext<FormState | undefined>(undefined);

/** The id of a field's control within a form: what the error summary's links lead to. */
export const fieldId = (form: string, name: string): string => `${form}-${name}`;
