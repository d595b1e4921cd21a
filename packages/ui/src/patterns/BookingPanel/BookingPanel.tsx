import { type ReactNode, useEffect, useId, useRef } from 'react';
import { StepsHeader } from '../StepsHeader/StepsHeader.tsx';
import * as styles from './BookingPanel.css.ts';

export interface BookingPanelProps {
  /** Names the panel: "Book this activity". */
  label: string;
  /** Stands above everything: the price from which it starts. */
  price: ReactNode;
  /** The step one is in, its title, and the way back (ACT-11). */
  step: { index: number; of: number; title: string; onBack?: () => void };
  /** What the step asks. */
  children: ReactNode;
  /** Total and button, always at the foot. */
  footer: ReactNode;
  /** Without its own surface, where a Drawer is around it already. */
  bare?: boolean;
}

/** The frame of a booking in steps (ACT-08). When the step changes, the focus goes to its title. */
export function BookingPanel({ label, price, step, children, footer, bare }: BookingPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step.index);
  const labelId = useId();
  useEffect(() => {
    if (shown.current !== step.index) title.current?.focus();
    shown.current = step.index;
  }, [step.index]);
  return (
    <section className={styles.panel} data-bare={bare || undefined} aria-labelledby={labelId}>
      <div className={styles.head}>
        <h2 id={labelId} className={styles.label}>
          {label}
        </h2>
        <div className={styles.price}>{price}</div>
      </div>
      <StepsHeader level={3} title={step.title} step={step.index} of={step.of} onBack={step.onBack} titleRef={title} />
      <div className={styles.body}>{children}</div>
      <div className={styles.footer}>{footer}</div>
    </section>
  );
}
