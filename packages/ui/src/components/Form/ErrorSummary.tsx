import { type MouseEvent, type Ref, useId } from 'react';
import { useUiMessages } from '../../messages/UiMessages.tsx';
import * as styles from './ErrorSummary.css.ts';

/** One thing to put right. */
export interface FieldProblem {
  /** The id of the control to put right. */
  id: string;
  message: string;
}

export interface ErrorSummaryProps {
  problems: readonly FieldProblem[];
  /** @default the library's sentence with their number */
  title?: string;
  ref?: Ref<HTMLDivElement>;
}

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  // A jump alone scrolls and leaves the focus behind.
  event.preventDefault();
  field.focus();
}

/** Everything that is wrong in a form, each line leading to its field. It can take the focus. */
export function ErrorSummary({ problems, title, ref }: ErrorSummaryProps) {
  const messages = useUiMessages();
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for answers; this only leads to them
    <div className={styles.summary} role="group" aria-labelledby={titleId} tabIndex={-1} ref={ref}>
      <p className={styles.title} id={titleId}>
        {title ?? messages.errorsTitle(problems.length)}
      </p>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={problem.id}>
            <a className={styles.link} href={`#${problem.id}`} onClick={goToField}>
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
