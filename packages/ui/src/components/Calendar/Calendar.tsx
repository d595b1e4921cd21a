import { type CalendarDate, parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import {
  Calendar as AriaCalendar,
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { OverlayContext } from '../LocaleProvider/OverlayContext.tsx';
import { usePatternMessages } from '../LocaleProvider/PatternMessages.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Calendar.css.ts';
import type { DayInfo } from './DayInfo.ts';
import { useDayLabel } from './useDayLabel.ts';

export interface CalendarProps {
  /** What the date is for; the name for assistive technology. */
  label: string;
  /** The chosen day, YYYY-MM-DD. */
  value: string | null;
  onChange: (day: string) => void;
  /** The day it is where the thing takes place, YYYY-MM-DD. */
  today: string;
  /** The first and the last day that can be chosen, YYYY-MM-DD. */
  min?: string;
  max?: string;
  /** What there is to say about a day; undefined for an ordinary one. */
  day?: (day: string) => DayInfo | undefined;
  /** Another month came into view, YYYY-MM: load its availability. */
  onMonthChange?: (month: string) => void;
  /** The availability of the month in view is under way: no day can be chosen until it is known. */
  loading?: boolean;
  /** @default 'sun' */
  weekStart?: 'sun' | 'mon';
}

type Infos = Pick<CalendarProps, 'today' | 'day'>;

function Day({ date, today, day }: { date: CalendarDate } & Infos) {
  const iso = date.toString();
  const info = day?.(iso);
  const labelOf = useDayLabel(iso === today, info);
  return (
    <CalendarCell
      date={date}
      className={styles.day}
      data-day={iso}
      data-now={iso === today || undefined}
      render={({ 'aria-label': _, ...props }) => <div {...props} />}
    >
      {({ formattedDate, isOutsideMonth, isSelected }) =>
        !isOutsideMonth && (
          <>
            <span aria-hidden="true">{formattedDate}</span>
            {info?.note && !info.unavailable && (
              <span aria-hidden="true" className={styles.note}>
                {info.note}
              </span>
            )}
            <VisuallyHidden>{labelOf(date, isSelected)}</VisuallyHidden>
          </>
        )
      }
    </CalendarCell>
  );
}

function Month({ loading, ...infos }: Infos & { loading?: boolean }) {
  const messages = usePatternMessages();
  return (
    <>
      <div className={styles.head}>
        <Button slot="previous" className={styles.turn} aria-label={messages.previousMonth}>
          <ChevronLeft aria-hidden className={styles.arrow} />
        </Button>
        <CalendarHeading className={styles.month} />
        <Button slot="next" className={styles.turn} aria-label={messages.nextMonth}>
          <ChevronRight aria-hidden className={styles.arrow} />
        </Button>
      </div>
      <div className={styles.sheet} data-loading={loading || undefined}>
        <CalendarGrid weekdayStyle="short" className={styles.grid}>
          <CalendarGridHeader>
            {(weekday) => <CalendarHeaderCell className={styles.weekday}>{weekday}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <Day date={date} {...infos} />}</CalendarGridBody>
        </CalendarGrid>
        <div className={styles.waiting} role="status">
          {loading && <Spinner size="large" />}
          {loading && <span className={styles.waitingText}>{messages.loadingDates}</span>}
        </div>
      </div>
    </>
  );
}

/** A month to choose one day from. Days that can't be chosen stay reachable and say why. Brings react-aria. */
export function Calendar({
  label,
  value,
  onChange,
  today,
  min,
  max,
  day,
  onMonthChange,
  loading,
  weekStart = 'sun',
}: CalendarProps) {
  const [focused, setFocused] = useState(() => parseDate(value ?? later(today, min)));
  const focus = (next: CalendarDate) => {
    setFocused(next);
    const month = next.toString().slice(0, 7);
    if (month !== focused.toString().slice(0, 7)) onMonthChange?.(month);
  };
  return (
    <OverlayContext>
      <AriaCalendar
        aria-label={label}
        className={styles.calendar}
        value={value === null ? null : parseDate(value)}
        onChange={(next) => onChange(next.toString())}
        minValue={min === undefined ? undefined : parseDate(min)}
        maxValue={max === undefined ? undefined : parseDate(max)}
        focusedValue={focused}
        onFocusChange={focus}
        isDateUnavailable={(date) => day?.(date.toString())?.unavailable !== undefined}
        isReadOnly={loading}
        firstDayOfWeek={weekStart}
      >
        <Month today={today} day={day} loading={loading} />
      </AriaCalendar>
    </OverlayContext>
  );
}

/** The later of two days; ISO days sort as text. */
const later = (one: string, other: string | undefined): string => (other !== undefined && other > one ? other : one);
