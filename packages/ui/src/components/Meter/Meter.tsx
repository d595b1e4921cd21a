import { useId } from 'react';
import * as frameStyles from '../ProgressBar/ProgressBar.css.ts';
import * as styles from './Meter.css.ts';

export interface MeterProps {
  label: string;
  value: number;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** The value in words: "38 of 40 places sold". Required, because colour and length alone say too little. */
  valueText: string;
  /** @default 'neutral' */
  tone?: 'neutral' | 'positive' | 'scarce' | 'critical';
}

/** An amount within a known range, such as places sold. A native `meter`. */
export function Meter({ label, value, min = 0, max = 100, valueText, tone = 'neutral' }: MeterProps) {
  const id = useId();
  return (
    <div className={frameStyles.frame}>
      <div className={frameStyles.head}>
        <label htmlFor={id}>{label}</label>
        <span className={frameStyles.value}>{valueText}</span>
      </div>
      <meter id={id} className={styles.bar[tone]} aria-valuetext={valueText} value={value} min={min} max={max} />
    </div>
  );
}
