import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useUiMessages } from '../../messages/UiMessages.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import * as styles from './Form.css.ts';
import { FormContext, fieldId } from './FormContext.ts';

const none = {};

export interface FormProps {
  children: ReactNode;
  /** Called on each attempt to send; the page checks and sends. `data` holds the named fields. */
  onSubmit: (data: FormData) => void;
  /** What is wrong, by the name of the field, in the order of the fields. Fields show their own; a summary above leads to
   * each, and takes the focus after an attempt to send. */
  errors?: Readonly<Record<string, string | undefined>>;
  /** The sentence over the summary.
   * @default the library's sentence with the number of problems */
  errorTitle?: string;
  /** Explains the star of required fields. */
  explainRequired?: boolean;
  /** Names the form for those who jump from landmark to landmark. */
  label?: string;
}

/** Fields that are sent together. The browser's own check is off: what is wrong is said in the shop's words. */
export function Form({ children, onSubmit, errors = none, errorTitle, explainRequired, label }: FormProps) {
  const messages = useUiMessages();
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const answered = useRef(0);

  const problems = Object.entries(errors).flatMap(([name, message]) =>
    message ? [{ id: fieldId(id, name), message }] : [],
  );

  // The focus moves once per attempt, when its errors are known: at once, or when the server has answered. Whoever has
  // gone on typing is left alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `errors` is what the effect waits for
  useEffect(() => {
    if (attempt === answered.current || !summary.current) return;
    answered.current = attempt;
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
          answered.current = attempt;
        }}
      >
        {problems.length > 0 && <ErrorSummary ref={summary} problems={problems} title={errorTitle} />}
        {explainRequired && <p className={styles.note}>{messages.requiredNote}</p>}
        {children}
      </form>
    </FormContext>
  );
}
