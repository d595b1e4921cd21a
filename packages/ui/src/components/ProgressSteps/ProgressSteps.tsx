import { Check } from 'lucide-react';
import { useComponentMessages } from '../../messages/componentMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ProgressSteps.css.ts';

export interface ProgressStepsProps {
  /** The name of the task: "Booking". */
  label: string;
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** The index of the current step; past the last one, all steps are done. */
  current: number;
  /** Makes completed steps buttons. */
  onSelect?: (step: number) => void;
}

/** The progress of a task with several steps. */
export function ProgressSteps({ label, steps, current, onSelect }: ProgressStepsProps) {
  const messages = useComponentMessages();
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'upcoming';
        const content = (
          <>
            <span className={styles.dot}>
              {state === 'done' ? <Check aria-hidden className={styles.icon} /> : index + 1}
            </span>
            <span className={styles.name}>{step}</span>
            {state === 'done' && <VisuallyHidden>({messages.stepDone})</VisuallyHidden>}
          </>
        );
        return (
          <li
            key={step}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {onSelect && state === 'done' ? (
              <button type="button" className={styles.content} onClick={() => onSelect(index)}>
                {content}
              </button>
            ) : (
              <span className={styles.content}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
