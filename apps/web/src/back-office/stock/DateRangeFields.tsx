import { TextField } from '@aitours/ui';
import * as styles from './Availability.css.ts';
import { availabilityMessages as messages } from './availabilityMessages.ts';

export interface DateRangeFieldsProps {
  readonly start: string;
  readonly end: string;
  readonly today: string;
  /**
   * Whether the first date can be in the past.
   * @default false
   */
  readonly hasPast?: boolean;
  readonly onChange: (part: { readonly startDate: string } | { readonly endDate: string }) => void;
}

/** The first and the last date of a change of the availability, side by side. */
export const DateRangeFields = ({ start, end, today, hasPast = false, onChange }: DateRangeFieldsProps) => (
  <div className={styles.pair}>
    <TextField
      name="startDate"
      type="date"
      label={messages.start}
      {...(!hasPast && { min: today })}
      value={start}
      onChange={(startDate) => onChange({ startDate })}
      required
    />
    <TextField
      name="endDate"
      type="date"
      label={messages.end}
      min={start > today ? start : today}
      value={end}
      onChange={(endDate) => onChange({ endDate })}
      required
    />
  </div>
);
