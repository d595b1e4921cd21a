import { formatDate } from '@aitours/domain/dates';
import { Banner, DatePanel, type DayInfo, Stack, Text } from '@aitours/ui';
import type { BookingChoice } from './bookingChoice.ts';
import { messages } from './panelMessages.ts';
import type { ActivityBooking } from './useActivityBooking.ts';

export interface ActivityCalendarProps {
  /**
   * The key in the errors of a form.
   * @default 'date'
   */
  name?: string;
  booking: Pick<ActivityBooking, 'today' | 'availability' | 'showMonth' | 'dateProblem'> & {
    readonly choice: Pick<BookingChoice, 'date'>;
    readonly change: (part: Pick<BookingChoice, 'date'>) => void;
  };
}

const legend = { scarce: messages.legendScarce, unavailable: messages.legendUnavailable };

/** The dates of an activity with the places left. */
export function ActivityCalendar({ booking, name = 'date' }: ActivityCalendarProps) {
  const { today, availability, choice, change } = booking;
  const { season } = availability;
  if (today === undefined) return null;
  if (!season) return <Banner>{messages.noDates}</Banner>;
  const chosen = choice.date === null ? undefined : availability.day(choice.date);
  return (
    <Stack gap="small">
      <DatePanel
        name={name}
        label={messages.calendar}
        value={choice.date}
        onChange={(date) => change({ date })}
        today={today}
        min={season.first}
        max={season.last}
        day={(date) => findDayInfo(booking, date)}
        onMonthChange={booking.showMonth}
        loading={availability.is === 'loading'}
        selectedLabel={choice.date === null ? undefined : formatDate(choice.date)}
        legend={legend}
        error={booking.dateProblem}
      />
      {chosen?.isScarce && !chosen.unavailableReason && availability.times(chosen.date).length === 1 && (
        <Text size="small" tone="scarce">
          {messages.onlyLeft(chosen.spots)}
        </Text>
      )}
    </Stack>
  );
}

/** Returns what the calendar shows for a date: why it is unavailable, or how few places are left. */
function findDayInfo({ availability, today }: ActivityCalendarProps['booking'], date: string): DayInfo | undefined {
  const day = availability.day(date);
  if (day?.unavailableReason === 'soldOut' && date === today) return { unavailable: messages.tooLateToday };
  if (day?.unavailableReason) return { unavailable: messages.unavailableReasons[day.unavailableReason] };
  return day?.isScarce ? { note: messages.spotNote(day.spots), noteLabel: messages.spotLabel(day.spots) } : undefined;
}
