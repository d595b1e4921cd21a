import { CalendarPlus } from 'lucide-react';
import { DownloadButton } from '../../platform/DownloadButton.tsx';
import { paths } from '../../platform/paths.ts';
import { saveFile } from '../../platform/saveFile.ts';
import type { Booking } from './booking.ts';
import { messages } from './messages.ts';

const texts = { label: messages.addToCalendar, busy: messages.makingCalendar, failed: messages.calendarFailed };

/** Downloads a booking as a calendar file. The code that writes it loads on click. */
export function AddToCalendar({ booking }: { booking: Booking }) {
  const { booking_number: number } = booking;
  const save = async () => {
    const { formatCalendar, toCalendarEvents } = await import('@aitours/domain/calendar');
    const { href: url } = new URL(paths.voucher(number), location.href);
    const text = formatCalendar(toCalendarEvents(booking).map((event) => ({ ...event, url })));
    saveFile(`${number}.ics`, 'text/calendar;charset=utf-8', text);
  };
  return <DownloadButton icon={CalendarPlus} messages={texts} onDownload={save} />;
}
