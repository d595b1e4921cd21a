import { type MouseEvent, type Ref, useId, useLayoutEffect, useState } from 'react';
import { useComponentMessages } from '../../messages/componentMessages.ts';
import * as styles from './ErrorSummary.css.ts';
import { focusField } from './FormContext.ts';
import { nameField } from './nameField.ts';

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

/** Names the field before what is wrong with it, unless the message contains its label. */
function Entry({ error: { id, message } }: { error: FieldError }) {
  const { errorOfField } = useComponentMessages();
  const [text, setText] = useState(message);
  // The labels are in the document once the form is; a render of the form may have changed them.
  useLayoutEffect(() => {
    const names = nameField(id);
    const label = names.at(-1) ?? '';
    if (message.toLowerCase().includes(label.toLowerCase())) names.pop();
    setText(names.length > 0 ? errorOfField(names, message) : message);
  });
  return (
    <a className={styles.link} href={`#${id}`} onClick={goToField}>
      {text}
    </a>
  );
}

/**
 * Lists a form's validation errors; each names its field and links to it. It is focusable, so that a form can move the focus
 * to it.
 */
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
            <Entry error={error} />
          </li>
        ))}
      </ul>
    </div>
  );
}
