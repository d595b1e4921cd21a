import { type CalendarDate, isSameDay, isSameMonth } from '@internationalized/date';
import { Fragment, memo, useRef } from 'react';
import { useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Calendar.css.ts';
import type { CalendarProps } from './Calendar.tsx';
import { useDayLabel } from './useDayLabel.ts';

type DaysProps = Pick<CalendarProps, 'today' | 'day' | 'weekStart'> & { state: CalendarState };

/** The weeks of the month in view. */
export function Days({ state, today, day, weekStart = 'sun' }: DaysProps) {
  const labelOf = useDayLabel();
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { weekdayStyle: 'short', firstDayOfWeek: weekStart },
    state,
  );
  const cell = (date: CalendarDate) => {
    const iso = date.toString();
    const info = day?.(iso);
    const isNow = iso === today;
    const label = labelOf(date, { isToday: isNow, isChosen: state.isSelected(date), info });
    const note = info?.unavailable === undefined ? info?.note : undefined;
    const shows = [date, label, note, isNow, ...concerning(date, state)].join();
    return <Day state={state} date={date} label={label} note={note} isNow={isNow} shows={shows} />;
  };
  return (
    <table {...gridProps} className={styles.grid}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((weekday) => (
            <th key={weekday} className={styles.weekday}>
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeksInMonth }, (_, week) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first week of a month stays the first
          <tr key={week}>
            {state.getDatesInWeek(week).map((date, column) => (
              <Fragment key={weekDays[column]}>{date && cell(date)}</Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What of a calendar's state concerns one of its days. */
const concerning = (date: CalendarDate, state: CalendarState): readonly unknown[] => [
  state.visibleRange.start,
  state.minValue,
  state.maxValue,
  state.isReadOnly,
  state.isCellUnavailable(date),
  state.isSelected(date),
  state.isCellFocused(date),
  isSameDay(date, state.focusedDate),
];

interface DayProps {
  state: CalendarState;
  date: CalendarDate;
  label: string;
  note: string | undefined;
  isNow: boolean;
  /** All that it depends on, in one word. */
  shows: string;
}

/** A press changes two days of the forty-two; a calendar that gives each its whole state draws all of them, twice. */
const Day = memo(DrawnDay, (before, now) => before.shows === now.shows);

function DrawnDay({ state, date, label, note, isNow }: DayProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isOutsideMonth = !isSameMonth(date, state.visibleRange.start);
  const { cellProps, buttonProps, isSelected, isDisabled, isUnavailable, formattedDate } = useCalendarCell(
    { date, isOutsideMonth },
    state,
    ref,
  );
  // The name is in the text, where it is translated and found with the rest of the page.
  const { 'aria-label': _, ...props } = buttonProps;
  return (
    <td {...cellProps}>
      <div
        {...props}
        ref={ref}
        className={styles.day}
        data-day={date.toString()}
        data-now={isNow || undefined}
        data-unavailable={isUnavailable || undefined}
        data-disabled={isDisabled || undefined}
        data-outside-month={isOutsideMonth || undefined}
        data-selected={isSelected || undefined}
      >
        {!isOutsideMonth && (
          <>
            <span aria-hidden="true">{formattedDate}</span>
            {note && (
              <span aria-hidden="true" className={styles.note}>
                {note}
              </span>
            )}
            <VisuallyHidden>{label}</VisuallyHidden>
          </>
        )}
      </div>
    </td>
  );
}
