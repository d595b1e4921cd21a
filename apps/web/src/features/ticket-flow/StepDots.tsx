import { VisuallyHidden } from '@aitours/ui';
import { messages } from './messages.ts';
import * as styles from './StepDots.css.ts';
import { flowSteps } from './ticketChoice.ts';

/** One dot per step (TICKET-20). */
export function StepDots({ current }: { current: number }) {
  return (
    <ol className={styles.dots} aria-label={messages.progress}>
      {flowSteps.map((step, index) => (
        <li
          key={step}
          className={styles.dot}
          data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <VisuallyHidden>
            {messages.steps[step]}
            {index < current && ` (${messages.done})`}
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
