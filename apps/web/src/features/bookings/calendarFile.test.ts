import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import { calendarEvents, calendarText } from './calendarEvents.ts';
import { calendarFile } from './calendarFile.ts';

const { activityBooking, ticketBooking, tourBooking, transferBooking } = examples.getBooking;
const { transferBookingReturn } = examples.getTransferBooking;
const fileOf = (booking: Parameters<typeof calendarEvents>[0]): string[] =>
  calendarFile(calendarEvents(booking), 'Bring your ID, please.', 'https://shop.example/v').split('\r\n');

it('BOOK-30 an activity is an entry at its time, in UTC, with its duration', () => {
  const lines = fileOf(activityBooking);
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:aiTours',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      `UID:${activityBooking.booking_number}-1@aitours`,
      'SUMMARY:Evening Desert Safari in the Red Dunes',
      'DTSTART:20300302T110000Z',
      'DURATION:PT360M',
      'LOCATION:Pickup: Rove Downtown\\, Al Mustaqbal Street\\, Dubai',
      'DESCRIPTION:Bring your ID\\, please.',
      'URL:https://shop.example/v',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
    ]),
  );
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
});

it('reminds a day and two hours before, and of whole days before their first', () => {
  const triggersOf = (booking: typeof activityBooking | typeof tourBooking) =>
    fileOf(booking).filter((line) => line.startsWith('TRIGGER'));
  expect(triggersOf(activityBooking)).toEqual(['TRIGGER:-PT24H', 'TRIGGER:-PT2H']);
  expect(triggersOf(tourBooking)).toEqual(['TRIGGER:-PT48H', 'TRIGGER:-PT6H']);
});

it('BOOK-30 tickets are an entry without a pickup', () => {
  const lines = fileOf(ticketBooking);
  expect(lines).toEqual(
    expect.arrayContaining(['SUMMARY:Burj Khalifa: At the Top', 'DTSTART:20300303T133000Z', 'DURATION:PT90M']),
  );
  expect(lines.some((line) => line.startsWith('LOCATION'))).toBe(false);
});

it('BOOK-30 a tour of four days fills four days', () => {
  expect(fileOf(tourBooking)).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20300316', 'DTEND;VALUE=DATE:20300320']),
  );
});

it('BOOK-30 a product without a start time fills its day', () => {
  const [line] = activityBooking.cart_items;
  const flexible = { ...activityBooking, cart_items: [{ ...line!, time: null, pickup_location: null }] };
  expect(fileOf(flexible)).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20300302', 'DTEND;VALUE=DATE:20300303']),
  );
  expect(calendarEvents({ ...flexible, cart_items: [{ ...line!, time: null, duration_minutes: null }] })).toMatchObject(
    [{ when: { is: 'wholeDays', date: '2030-03-02', until: '2030-03-03' } }],
  );
});

it('BOOK-30 without a duration it ends when it starts', () => {
  const [line] = activityBooking.cart_items;
  const unknown = { ...activityBooking, cart_items: [{ ...line!, duration_minutes: null }] };
  expect(fileOf(unknown)).toContain('DTSTART:20300302T110000Z');
  expect(fileOf(unknown).filter((line) => /^(DURATION|DTEND)/.test(line))).toEqual([]);
});

it('BOOK-30 a transfer has an entry per direction', () => {
  expect(calendarEvents(transferBooking)).toEqual([
    {
      uid: `${transferBooking.booking_number}-1@aitours`,
      title: 'Transfer: Dubai International Airport (DXB) – Dubai Marina',
      when: { is: 'timed', date: '2030-03-01', time: '14:30', minutes: 45 },
      location: 'Dubai International Airport (DXB)',
    },
  ]);
  expect(fileOf(transferBooking)).toEqual(expect.arrayContaining(['DTSTART:20300301T103000Z', 'DURATION:PT45M']));
  const [there, back] = calendarEvents(transferBookingReturn);
  expect(back?.location).toBe(transferBookingReturn.dropoff_location);
  expect(there?.location).toBe(transferBookingReturn.pickup_location);
  expect(fileOf(transferBookingReturn).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(fileOf(transferBookingReturn).filter((line) => line.startsWith('DURATION'))).toHaveLength(2);
  expect(calendarText(transferBookingReturn)).toContain('The driving time is an estimate.');
  expect(calendarText(activityBooking)).not.toContain('estimate');
});

it('BOOK-30 several items have several entries with different ids', () => {
  const [line] = activityBooking.cart_items;
  const events = calendarEvents({ ...activityBooking, cart_items: [line!, { ...line!, title: 'Food walk' }] });
  expect(events.map(({ uid }) => uid)).toEqual([
    `${activityBooking.booking_number}-1@aitours`,
    `${activityBooking.booking_number}-2@aitours`,
  ]);
});
