import { useId } from 'react';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  label: string;
  /** What is done, from 0 to `max`. Without it, the remaining time is unknown. */
  value?: number;
  /** @default 100 */
  max?: number;
  /** The progress in words: "2 of 5 photos". */
  valueText?: string;
  /** Hides the label visually: only where the context makes it clear. */
  labelHidden?: boolean;
}

/** The progress of something that takes longer than a few seconds. A native `progress`. */
export function ProgressBar({ label, value, max = 100, valueText, labelHidden }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.frame}>
      {(!labelHidden || valueText) && (
        <div className={styles.head}>
          {!labelHidden && <label htmlFor={id}>{label}</label>}
          {valueText && <span className={styles.value}>{valueText}</span>}
        </div>
      )}
      <progress
        id={id}
        className={styles.bar}
        aria-label={labelHidden ? label : undefined}
        aria-valuetext={valueText}
        value={value}
        max={max}
      />
    </div>
  );
}
