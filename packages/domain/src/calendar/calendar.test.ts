import { expect, it } from 'vitest';
import { airportMeetingPoint } from '../transfers/index.ts';
import { type CalendarBooking, formatCalendar, toCalendarEvents } from './index.ts';

const base = {
  booking_number: 'AB12345678',
  booking_status: 'confirmed',
  created_at: '2030-02-01T08:00:00+04:00',
} as const;
const line = {
  title: 'Evening Desert Safari in the Red Dunes',
  date: '2030-03-02',
  time: '15:00',
  duration_minutes: 360,
  pickup_location: 'dubai',
  pickup_address: 'Rove Downtown, Al Mustaqbal Street',
};
const activity = { ...base, booking_type: 'activity', cart_items: [line] } as const;
const tour = {
  ...base,
  booking_type: 'tour',
  cart_items: [{ ...line, date: '2030-03-16', time: null, duration_minutes: 4 * 24 * 60 }],
} as const;
const transfer = {
  ...base,
  booking_number: 'FT12345678',
  booking_type: 'transfer',
  pickup_location: 'Dubai International Airport (DXB)',
  dropoff_location: 'Dubai Marina',
  booking_date: '2030-03-01',
  booking_time: '14:30',
  distance: 38.5,
  return_journey: false,
  return_date: null,
  return_time: null,
} as const;

const url = 'https://shop.example/v';
const format = (booking: CalendarBooking, name?: string): string =>
  formatCalendar(
    toCalendarEvents(booking).map((event) => ({ ...event, url })),
    name,
  );
const listLines = (booking: CalendarBooking): string[] => format(booking).replaceAll('\r\n\t', '').split('\r\n');

it('BOOK-30 an activity is an entry at its time, in UTC, with its duration', () => {
  expect(listLines(activity)).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:aiTours',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:AB12345678-1@aitours',
      'DTSTAMP:20300201T040000Z',
      'SEQUENCE:0',
      'SUMMARY:Evening Desert Safari in the Red Dunes',
      'DTSTART:20300302T110000Z',
      'DURATION:PT360M',
      'LOCATION:Pickup: Rove Downtown\\, Al Mustaqbal Street\\, Dubai',
      'DESCRIPTION:Booking number AB12345678. Where you are picked up\\, please be ready on time at the pick-up place. Bring your ID and your voucher.',
      'URL:https://shop.example/v',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
    ]),
  );
  const folded = format(activity).split('\r\n');
  expect(folded.every((text) => new TextEncoder().encode(text).length <= 75)).toBe(true);
});

it('reminds a day and two hours before, and of whole days before their first', () => {
  const listTriggers = (booking: CalendarBooking) => listLines(booking).filter((text) => text.startsWith('TRIGGER'));
  expect(listTriggers(activity)).toEqual(['TRIGGER:-PT24H', 'TRIGGER:-PT2H']);
  expect(listTriggers(tour)).toEqual(['TRIGGER:-PT48H', 'TRIGGER:-PT6H']);
});

it('BOOK-30 tickets are an entry without a pickup', () => {
  const ticket = { ...line, title: 'Burj Khalifa: At the Top', pickup_location: null };
  const lines = listLines({ ...base, booking_type: 'ticket', cart_items: [ticket] });
  expect(lines).toContain('SUMMARY:Burj Khalifa: At the Top');
  expect(lines.some((text) => text.startsWith('LOCATION'))).toBe(false);
});

it('BOOK-30 a tour of four days fills four days', () => {
  expect(listLines(tour)).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20300316', 'DTEND;VALUE=DATE:20300320']));
});

it('BOOK-30 a product without a start time fills its day', () => {
  for (const duration_minutes of [360, 1440, null])
    expect(listLines({ ...activity, cart_items: [{ ...line, time: null, duration_minutes }] })).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20300302', 'DTEND;VALUE=DATE:20300303']),
    );
});

it('BOOK-30 without a duration it ends when it starts', () => {
  const lines = listLines({ ...activity, cart_items: [{ ...line, duration_minutes: null }] });
  expect(lines).toContain('DTSTART:20300302T110000Z');
  expect(lines.filter((text) => /^(DURATION|DTEND)/.test(text))).toEqual([]);
});

it('BOOK-30 a transfer has an entry per direction', () => {
  expect(toCalendarEvents(transfer)).toEqual([
    {
      uid: 'FT12345678-1@aitours',
      title: 'Transfer: Dubai International Airport (DXB) – Dubai Marina',
      when: { is: 'timed', date: '2030-03-01', time: '14:30', minutes: 45 },
      location: `Dubai International Airport (DXB). ${airportMeetingPoint}`,
      description:
        'Booking number FT12345678. Where you are picked up, please be ready on time at the pick-up place. Bring your ID and your voucher. The driving time is an estimate.',
      status: 'CONFIRMED',
      changedAt: new Date('2030-02-01T04:00:00Z'),
      sequence: 0,
    },
  ]);
  const both = { ...transfer, return_journey: true, return_date: '2030-03-05', return_time: '09:00' } as const;
  expect(toCalendarEvents(both)[1]).toMatchObject({
    uid: 'FT12345678-2@aitours',
    title: 'Transfer: Dubai Marina – Dubai International Airport (DXB)',
    when: { is: 'timed', date: '2030-03-05', time: '09:00', minutes: 45 },
    location: 'Dubai Marina',
  });
  expect(toCalendarEvents({ ...both, return_date: null })).toHaveLength(1);
  expect(toCalendarEvents({ ...both, return_journey: false })).toHaveLength(1);
});

it('BOOK-30 several items have several entries with different ids', () => {
  const events = toCalendarEvents({ ...activity, cart_items: [line, { ...line, title: 'Food walk' }] });
  expect(events.map(({ uid }) => uid)).toEqual(['AB12345678-1@aitours', 'AB12345678-2@aitours']);
});

it('a cancelled booking replaces its entry by a cancelled one without alarms', () => {
  const cancellation = { cancelled_at: '2030-02-03T10:30:00+04:00' };
  const lines = listLines({ ...activity, booking_status: 'cancelled', cancellation });
  expect(lines).toEqual(
    expect.arrayContaining(['UID:AB12345678-1@aitours', 'STATUS:CANCELLED', 'SEQUENCE:1', 'DTSTAMP:20300203T063000Z']),
  );
  expect(lines).not.toContain('BEGIN:VALARM');
});

it('a changed booking replaces its entries by later ones with the same ids', () => {
  const changes = { count: 2, last_at: '2030-02-03T10:30:00+04:00' };
  const second = { ...activity, changes, cart_items: [{ ...line, id: '2', date: '2030-03-04' }] } as const;
  expect(listLines(second)).toEqual(
    expect.arrayContaining(['UID:AB12345678-2@aitours', 'SEQUENCE:2', 'DTSTAMP:20300203T063000Z']),
  );
  const cancellation = { cancelled_at: '2030-02-04T10:30:00+04:00' };
  expect(listLines({ ...second, booking_status: 'cancelled', cancellation })).toContain('SEQUENCE:3');
});

it('a booking that isn’t paid is tentative', () => {
  expect(listLines({ ...activity, booking_status: 'pending' })).toContain('STATUS:TENTATIVE');
});

it('a subscribed calendar has a name, a file to import has none', () => {
  expect(format(activity, 'aiTours')).toContain('\r\nX-WR-CALNAME:aiTours\r\n');
  expect(format(activity)).not.toContain('X-WR-CALNAME');
  expect(formatCalendar([], 'aiTours')).toMatch(/^BEGIN:VCALENDAR(\r\n.+)+\r\nEND:VCALENDAR\r\n$/);
});

it('an entry whose address the library rejects is written without it', () => {
  const [event] = toCalendarEvents(activity);
  const written = formatCalendar([{ ...event!, url: 'http://[2001:db8::1]:8080/booking-confirmation/AB1' }]);
  expect(written).toContain('SUMMARY:');
  expect(written).not.toContain('URL:');
});

it('an entry that can’t be written is an error', () => {
  const [event] = toCalendarEvents(activity);
  const when = { is: 'wholeDays', date: '2030-13-40', until: '2030-13-41' } as const;
  expect(() => formatCalendar([{ ...event!, url: 'https://shop.example', when }])).toThrow(/errors occurred/);
});

it('special characters are escaped in every text of an entry, its alarms included (RFC 5545, 3.3.11)', () => {
  const title = 'Tea; coffee, cake\\ and\nmore';
  const escaped = 'Tea\\; coffee\\, cake\\\\ and\\nmore';
  const lines = listLines({ ...activity, cart_items: [{ ...line, title, pickup_address: title }] });
  expect(lines).toContain(`SUMMARY:${escaped}`);
  expect(lines.filter((one) => one === `DESCRIPTION:${escaped}`)).toHaveLength(2);
  expect(lines.find((one) => one.startsWith('LOCATION:'))).toContain(escaped);
});
