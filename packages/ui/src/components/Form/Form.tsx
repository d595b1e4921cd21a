import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useComponentMessages } from '../../messages/componentMessages.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import * as styles from './Form.css.ts';
import { FormContext, getFieldId } from './FormContext.ts';

const none = {};

export interface FormProps {
  children: ReactNode;
  /** Called on each submit; the page validates and sends. `data` has the named fields. */
  onSubmit: (data: FormData) => void;
  /** Validation errors by field name, in the order of the fields. Each field shows its own; a summary above links to each
   * and receives the focus after a submit. */
  errors?: Readonly<Record<string, string | undefined>>;
  /** The title of the summary.
   * @default a sentence with the number of errors */
  errorTitle?: string;
  /** Explains the asterisk of required fields. */
  explainRequired?: boolean;
  /** The form's accessible name, which makes it a landmark. */
  label?: string;
}

/** A form with an error summary. The browser's validation is off: the page supplies the errors. */
export function Form({ children, onSubmit, errors = none, errorTitle, explainRequired, label }: FormProps) {
  const messages = useComponentMessages();
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const handledAttempt = useRef(0);

  const summaryErrors = Object.entries(errors).flatMap(([name, message]) =>
    message ? [{ id: getFieldId(id, name), message }] : [],
  );

  // The focus moves once per submit, when its errors are known: immediately, or after the server's response. It doesn't
  // move when the user has typed since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect has to run when the errors of the submit arrive
  useEffect(() => {
    if (attempt === handledAttempt.current || !summary.current) return;
    handledAttempt.current = attempt;
    summary.current.focus();
  }, [attempt, errors]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    onSubmit(new FormData(event.currentTarget));
  };

  return (
    <FormContext value={{ id, errors }}>
      <form
        className={styles.form}
        noValidate
        aria-label={label}
        onSubmit={submit}
        onInput={() => {
          handledAttempt.current = attempt;
        }}
      >
        {summaryErrors.length > 0 && <ErrorSummary ref={summary} errors={summaryErrors} title={errorTitle} />}
        {explainRequired && <p className={styles.note}>{messages.requiredNote}</p>}
        {children}
      </form>
    </FormContext>
  );
}
