import { Calendar, type CalendarProps } from '../../components/Calendar/Calendar.tsx';
import { PlainList } from '../../components/PlainList/PlainList.tsx';
import { useOverlayMessages } from '../../messages/overlayMessages.ts';
import * as styles from './DatePanel.css.ts';

export interface DatePanelProps extends CalendarProps {
  /** The chosen day as shown: "Friday, 18 December". */
  selectedLabel?: string;
  /** What the signs of the calendar mean. */
  legend: { scarce: string; unavailable: string };
  /** Why the chosen day can't be had after all; announced. */
  error?: string;
}

/** Choosing the day: the calendar, what its signs mean, and the day in words. Brings react-aria: load it when needed. */
export function DatePanel({ selectedLabel, legend, error, ...calendar }: DatePanelProps) {
  const messages = useOverlayMessages();
  return (
    <div className={styles.panel}>
      <Calendar {...calendar} />
      <PlainList className={styles.legend}>
        <li className={styles.sign}>
          <span className={styles.scarce} aria-hidden="true">
            3
          </span>
          {legend.scarce}
        </li>
        <li className={styles.sign}>
          <s className={styles.unavailable} aria-hidden="true">
            11
          </s>
          {legend.unavailable}
        </li>
      </PlainList>
      <p className={styles.selection} role="status" data-empty={selectedLabel === undefined || undefined}>
        {selectedLabel === undefined ? messages.noDate : `${messages.selectedDate}: ${selectedLabel}`}
      </p>
      <p className={styles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
