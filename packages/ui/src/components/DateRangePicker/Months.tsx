import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar';
import { useOverlayMessages } from '../../messages/overlayMessages.ts';
import * as calendarStyles from '../Calendar/Calendar.css.ts';
import * as styles from './DateRangePicker.css.ts';

/** A month in which to select the first and the last day, of the date range picker around it. Not exported. */
export function Months({ disabled }: { disabled: boolean }) {
  const messages = useOverlayMessages();
  return (
    <RangeCalendar className={calendarStyles.calendar} isDisabled={disabled} firstDayOfWeek="sun">
      <div className={calendarStyles.head}>
        <Button slot="previous" className={calendarStyles.turn} aria-label={messages.previousMonth}>
          <ChevronLeft aria-hidden className={calendarStyles.arrow} />
        </Button>
        <CalendarHeading className={calendarStyles.month} />
        <Button slot="next" className={calendarStyles.turn} aria-label={messages.nextMonth}>
          <ChevronRight aria-hidden className={calendarStyles.arrow} />
        </Button>
      </div>
      <CalendarGrid className={calendarStyles.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(weekday) => <CalendarHeaderCell className={calendarStyles.weekday}>{weekday}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
      </CalendarGrid>
    </RangeCalendar>
  );
}
