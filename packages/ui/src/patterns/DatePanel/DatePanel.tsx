import { useContext } from 'react';
import { Calendar, type CalendarProps } from '../../components/Calendar/Calendar.tsx';
import { useField } from '../../components/Field/useField.ts';
import { FormContext } from '../../components/Form/FormContext.ts';
import { PlainList } from '../../components/PlainList/PlainList.tsx';
import { useOverlayMessages } from '../../messages/overlayMessages.ts';
import * as styles from './DatePanel.css.ts';

export interface DatePanelProps extends CalendarProps {
  /** The key in the errors of a form: its error summary links to the calendar. */
  name?: string;
  /** The formatted selected day: "Friday, 18 December". */
  selectedLabel?: string;
  /** The legend of the calendar's marks. */
  legend: { scarce: string; unavailable: string };
  /** Why the selected day is not available after all. Announced, unless the form's error summary has it too. */
  error?: string;
}

/** A calendar with a legend and the selected day as text. Imports react-aria: load it when needed. */
export function DatePanel({ name, selectedLabel, legend, error, ...calendar }: DatePanelProps) {
  const messages = useOverlayMessages();
  const field = useField({ name, errorMessage: error });
  const isInSummary = Boolean(useContext(FormContext)?.errors[name ?? '']);
  return (
    <div className={styles.panel}>
      <Calendar {...calendar} id={field.ids.control} aria-describedby={field.ids.error} />
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
      <p className={styles.error} id={field.ids.error} role={isInSummary ? undefined : 'alert'}>
        {field.error}
      </p>
    </div>
  );
}
