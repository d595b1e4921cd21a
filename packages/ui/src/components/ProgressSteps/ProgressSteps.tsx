import { Check } from 'lucide-react';
import { useComponentMessages } from '../../messages/componentMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ProgressSteps.css.ts';

export interface ProgressStepsProps {
  /** What is being done: "Booking". */
  label: string;
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** The step in hand, from 0; beyond the last, all are done. */
  current: number;
  /** Lets the reader go back to a step that is done. */
  onSelect?: (step: number) => void;
}

/** Where one stands in a task of several steps. */
export function ProgressSteps({ label, steps, current, onSelect }: ProgressStepsProps) {
  const messages = useComponentMessages();
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
        const face = (
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
              <button type="button" className={styles.face} onClick={() => onSelect(index)}>
                {face}
              </button>
            ) : (
              <span className={styles.face}>{face}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
