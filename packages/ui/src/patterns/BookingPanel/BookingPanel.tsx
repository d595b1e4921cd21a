import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, type FormProps } from '../../components/Form/Form.tsx';
import { StepsHeader } from '../StepsHeader/StepsHeader.tsx';
import * as styles from './BookingPanel.css.ts';

export interface BookingPanelProps extends Pick<FormProps, 'errors' | 'onSubmit'> {
  /** The heading: "Book this activity". */
  label: string;
  /** Shown at the top: the starting price. */
  price: ReactNode;
  /** The current step (ACT-11); `index` is from 1. */
  step: { index: number; of: number; title: string; onBack?: () => void };
  /** The content of the step. */
  children: ReactNode;
  /** Total and submit button. */
  footer: ReactNode;
  /** Renders without a surface, for use in a Drawer. */
  bare?: boolean;
}

/**
 * The frame of a booking in steps (ACT-08): each step is a form, whose error summary receives the focus after a rejected
 * submit. When the step changes without an error, its title receives the focus.
 */
export function BookingPanel({ label, price, step, errors, onSubmit, children, footer, bare }: BookingPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const previousIndex = useRef(step.index);
  const labelId = useId();
  const hasErrors = Object.values(errors ?? {}).some(Boolean);
  useEffect(() => {
    // A submit that returns to an earlier step with errors focuses the summary.
    if (previousIndex.current !== step.index && !hasErrors) title.current?.focus();
    previousIndex.current = step.index;
  }, [step.index, hasErrors]);
  return (
    <section className={styles.panel} data-bare={bare || undefined} aria-labelledby={labelId}>
      <div className={styles.head}>
        <h2 id={labelId} className={styles.label}>
          {label}
        </h2>
        <div className={styles.price}>{price}</div>
      </div>
      <StepsHeader level={3} title={step.title} step={step.index} of={step.of} onBack={step.onBack} titleRef={title} />
      <Form errors={errors} onSubmit={onSubmit}>
        <div className={styles.body}>{children}</div>
        <div className={styles.footer}>{footer}</div>
      </Form>
    </section>
  );
}
