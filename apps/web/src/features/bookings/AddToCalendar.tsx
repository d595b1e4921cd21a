import { Banner, Button } from '@aitours/ui';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../platform/paths.ts';
import { saveFile } from '../../platform/saveFile.ts';
import type { Booking } from './booking.ts';
import { messages } from './messages.ts';

/** Downloads a booking as a calendar file. The code that writes it loads on click. */
export function AddToCalendar({ booking }: { booking: Booking }) {
  const [state, setState] = useState<'ready' | 'making' | 'failed'>('ready');
  const { booking_number: number } = booking;

  const save = async () => {
    setState('making');
    try {
      const { formatCalendar, toCalendarEvents } = await import('@aitours/domain/calendar');
      const { href: url } = new URL(paths.voucher(number), location.href);
      const text = formatCalendar(toCalendarEvents(booking).map((event) => ({ ...event, url })));
      saveFile(`${number}.ics`, 'text/calendar;charset=utf-8', text);
      setState('ready');
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      <Button
        tone="secondary"
        icon={CalendarPlus}
        busy={state === 'making'}
        busyLabel={messages.makingCalendar}
        onClick={() => void save()}
      >
        {messages.addToCalendar}
      </Button>
      {state === 'failed' && (
        <Banner tone="critical" announce="alert">
          {messages.calendarFailed}
        </Banner>
      )}
    </>
  );
}
