import { type CalendarDate, type DateValue, GregorianCalendar, parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useCalendar } from 'react-aria/useCalendar';
import { Button } from 'react-aria-components/Button';
import { useCalendarState } from 'react-stately/useCalendarState';
import { useOverlayMessages } from '../../messages/overlayMessages.ts';
import { OverlayContext } from '../LocaleProvider/OverlayContext.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Calendar.css.ts';
import { Days } from './Days.tsx';
import { hasNoDay } from './hasNoDay.ts';
import { useLatest } from './useLatest.ts';

/** What the calendar shows about one day. */
export interface DayInfo {
  /** A few characters below the number: "3 left". */
  note?: string;
  /** The note in full, for screen readers: "3 places left". */
  noteLabel?: string;
  /** Why the day can't be selected: "Fully booked". */
  unavailable?: string;
}

export interface CalendarProps {
  id?: string;
  'aria-describedby'?: string;
  /** What the date is for; the accessible name. */
  label: string;
  /** The selected day, YYYY-MM-DD. */
  value: string | null;
  onChange: (day: string) => void;
  /** Today at the product's location, YYYY-MM-DD. */
  today: string;
  /** The first selectable day, YYYY-MM-DD. */
  min?: string;
  /** The last selectable day, YYYY-MM-DD. Before `min`: no day can be selected. */
  max?: string;
  /** Returns what to show about a day; undefined for a day without remarks. */
  day?: (day: string) => DayInfo | undefined;
  /** Called with the month (YYYY-MM) when another one is shown: load its availability. */
  onMonthChange?: (month: string) => void;
  /** The availability of the shown month is loading: no day can be selected. */
  loading?: boolean;
  /** @default 'sun' */
  weekStart?: 'sun' | 'mon';
  /** Focuses the selected day, or the first selectable one: in a dialog that has just opened. */
  autoFocus?: boolean;
}

/** A month in which to select one day. Unavailable days stay focusable and state why. Loads react-aria. */
export function Calendar(props: CalendarProps) {
  return (
    <OverlayContext>
      <Month {...props} />
    </OverlayContext>
  );
}

function Month(props: CalendarProps) {
  const messages = useOverlayMessages();
  const { state, calendarProps, prevButtonProps, nextButtonProps, title } = useMonth(props);
  const { today, day, loading, weekStart } = props;
  return (
    // Focusable, so that an error summary can lead to it.
    <div {...calendarProps} className={styles.calendar} tabIndex={-1}>
      <VisuallyHidden as="h2">{calendarProps['aria-label']}</VisuallyHidden>
      <div className={styles.head}>
        <Button {...prevButtonProps} className={styles.turn} aria-label={messages.previousMonth}>
          <ChevronLeft aria-hidden className={styles.arrow} />
        </Button>
        <div aria-hidden="true" className={styles.month}>
          {title}
        </div>
        <Button {...nextButtonProps} className={styles.turn} aria-label={messages.nextMonth}>
          <ChevronRight aria-hidden className={styles.arrow} />
        </Button>
      </div>
      <div className={styles.sheet} data-loading={loading || undefined}>
        <Days state={state} weekStart={weekStart} today={today} day={day} />
        <div className={styles.waiting} role="status">
          {loading && <Spinner size="large" />}
          {loading && <span className={styles.waitingText}>{messages.loadingDates}</span>}
        </div>
      </div>
      {/* Touch screen readers reach it after the last day. */}
      <VisuallyHidden>
        <button
          type="button"
          tabIndex={-1}
          aria-label={nextButtonProps['aria-label']}
          disabled={nextButtonProps.isDisabled}
          onClick={() => state.focusNextPage()}
        />
      </VisuallyHidden>
    </div>
  );
}

/** Adapts the component's ISO days to react-aria's calendar. */
function useMonth(props: CalendarProps) {
  const { label, value, onChange, today, min, max, day, onMonthChange, loading, weekStart } = props;
  const { locale } = useLocale();
  const [focused, setFocused] = useState(() => parseDate(value ?? getLaterDay(today, min)));
  const isEmpty = hasNoDay(min, max);
  const handlers = useLatest({
    select: (next: CalendarDate) => onChange(next.toString()),
    focus: (next: CalendarDate) => {
      setFocused(next);
      const month = next.toString().slice(0, 7);
      if (month !== focused.toString().slice(0, 7)) onMonthChange?.(month);
    },
  });
  const settings = {
    id: props.id,
    'aria-describedby': props['aria-describedby'],
    'aria-label': label,
    value: value === null ? null : parseDate(value),
    onChange: handlers.select,
    minValue: min === undefined ? undefined : parseDate(min),
    maxValue: max === undefined || isEmpty ? undefined : parseDate(max),
    isDisabled: isEmpty,
    focusedValue: focused,
    onFocusChange: handlers.focus,
    isDateUnavailable: (date: DateValue) => day?.(date.toString())?.unavailable !== undefined,
    isReadOnly: loading,
    autoFocus: props.autoFocus,
    firstDayOfWeek: weekStart ?? 'sun',
  };
  const state = useCalendarState({ ...settings, locale, createCalendar: gregorian });
  return { state, ...useCalendar(settings, state) };
}

const calendar = new GregorianCalendar();

/** ISO days (`YYYY-MM-DD`) are Gregorian in every locale. */
const gregorian = () => calendar;

/** Returns the later of two ISO days, which sort as text. */
const getLaterDay = (one: string, other: string | undefined): string =>
  other !== undefined && other > one ? other : one;
