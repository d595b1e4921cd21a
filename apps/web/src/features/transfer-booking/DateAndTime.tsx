import { formatTime, getLastBookableDate } from '@aitours/domain/dates';
import { type Journey, journeyTimes } from '@aitours/domain/transfers';
import { NativeSelect, TextField } from '@aitours/ui';
import { useToday } from '../../platform/useToday.ts';
import { messages } from './messages.ts';

/** When a transfer starts, and its return journey. */
export type JourneyTimes = Pick<Journey, 'date' | 'time' | 'returnDate' | 'returnTime'>;

export interface DateAndTimeProps {
  journey: JourneyTimes;
  date: 'date' | 'returnDate';
  time: 'time' | 'returnTime';
  change: (part: Partial<JourneyTimes>) => void;
}

/** Date and time in steps of half an hour; another time from a search is offered as well (XFER-26, XFER-27). */
export function DateAndTime({ journey, date, time, change }: DateAndTimeProps) {
  const today = useToday();
  const chosen = journey[time];
  const isOwn = chosen !== '' && !journeyTimes.includes(chosen);
  const times = isOwn ? [...journeyTimes, chosen].sort() : journeyTimes;
  const earliest = date === 'returnDate' && journey.date !== '' ? journey.date : today;
  return (
    <>
      <TextField
        required
        type="date"
        label={messages[date]}
        name={date}
        min={earliest}
        max={today && getLastBookableDate(today)}
        value={journey[date]}
        onChange={(value) => change({ [date]: value })}
      />
      <NativeSelect
        required
        label={messages[time]}
        name={time}
        placeholder={messages.chooseTime}
        options={times.map((value) => ({ value, label: formatTime(value) }))}
        value={chosen}
        onChange={(value) => change({ [time]: value })}
      />
    </>
  );
}
