import { type CalendarDate, isSameDay, isSameMonth } from '@internationalized/date';
import { Fragment, memo, useRef } from 'react';
import { useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Calendar.css.ts';
import type { CalendarProps } from './Calendar.tsx';
import { useDayLabel } from './useDayLabel.ts';

type DaysProps = Pick<CalendarProps, 'today' | 'day' | 'weekStart'> & { state: CalendarState };

/** The weeks of the shown month. */
export function Days({ state, today, day, weekStart = 'sun' }: DaysProps) {
  const formatDayLabel = useDayLabel();
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { weekdayStyle: 'short', firstDayOfWeek: weekStart },
    state,
  );
  const cell = (date: CalendarDate) => {
    const iso = date.toString();
    const info = day?.(iso);
    const isToday = iso === today;
    const label = formatDayLabel(date, { isToday, isSelected: state.isSelected(date), info });
    const note = info?.unavailable === undefined ? info?.note : undefined;
    const memoKey = [date, label, note, isToday, ...getDayState(date, state)].join();
    return <Day state={state} date={date} label={label} note={note} isToday={isToday} memoKey={memoKey} />;
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

/** Returns the parts of the calendar's state that the rendering of one day depends on. */
const getDayState = (date: CalendarDate, state: CalendarState): readonly unknown[] => [
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
  isToday: boolean;
  /** Serialises everything that the rendering depends on. */
  memoKey: string;
}

/**
 * Memoised: a click changes two of up to 42 days, but react-aria creates a new state object each time, which would
 * re-render all of them twice.
 */
const Day = memo(DayCell, (previous, next) => previous.memoKey === next.memoKey);

function DayCell({ state, date, label, note, isToday }: DayProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isOutsideMonth = !isSameMonth(date, state.visibleRange.start);
  const { cellProps, buttonProps, isSelected, isDisabled, isUnavailable, formattedDate } = useCalendarCell(
    { date, isOutsideMonth },
    state,
    ref,
  );
  // The label is visually hidden text instead: browsers translate text, not attributes.
  const { 'aria-label': _, ...props } = buttonProps;
  return (
    <td {...cellProps}>
      <div
        {...props}
        ref={ref}
        className={styles.day}
        data-day={date.toString()}
        data-now={isToday || undefined}
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
