import { DateInput, DateSegment } from 'react-aria-components/DateField';
import * as styles from './DateField.css.ts';

interface SegmentsProps {
  /** They have a box of their own; in a date picker the box includes the button. */
  boxed?: boolean;
  slot?: 'start' | 'end';
}

/** The parts of a date or time, of the field around them. Not exported. */
export function Segments({ boxed, slot }: SegmentsProps) {
  return (
    <DateInput className={boxed ? styles.box : styles.segments} slot={slot}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}
