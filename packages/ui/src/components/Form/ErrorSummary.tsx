import { type MouseEvent, type Ref, useId } from 'react';
import { useComponentMessages } from '../../messages/componentMessages.ts';
import * as styles from './ErrorSummary.css.ts';
import { focusField } from './FormContext.ts';

/** A field's validation error. */
export interface FieldError {
  /** The id of the field's control. */
  id: string;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** @default a sentence with the number of errors */
  title?: string;
  ref?: Ref<HTMLDivElement>;
}

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  // Following the fragment would scroll to the field without focusing it.
  event.preventDefault();
  focusField(field);
}

/** Lists a form's validation errors; each links to its field. It is focusable, so that a form can move the focus to it. */
export function ErrorSummary({ errors, title, ref }: ErrorSummaryProps) {
  const messages = useComponentMessages();
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; these are links to them
    <div className={styles.summary} role="group" aria-labelledby={titleId} tabIndex={-1} ref={ref}>
      <p className={styles.title} id={titleId}>
        {title ?? messages.errorSummary(errors.length)}
      </p>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={error.id}>
            <a className={styles.link} href={`#${error.id}`} onClick={goToField}>
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
