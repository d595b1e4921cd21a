import { toCalendarEvents } from '@aitours/domain/calendar';
import type { components } from '@aitours/openapi/schema';
import { expect, test } from 'vitest';
import { createCancellationMail, createConfirmationMail } from './bookingMails.ts';
import { changeMail } from './changeMails.ts';
import { getMailedTitle, hideRequesterTexts } from './hideRequesterTexts.ts';
import { createReminderMail } from './tripMails.ts';

type Schemas = components['schemas'];

const evil = 'You won! https://evil.example/win';
const base = {
  booking_number: 'AB12345678',
  booking_date: '2030-03-10',
  booking_time: '09:00',
  created_at: '2030-03-01T08:00:00Z',
  total_amount: '100.00',
  payment_method: 'cash',
  payment_status: 'pending',
  booking_status: 'confirmed',
  first_name: evil,
  last_name: evil,
  email: 'victim@example.org',
  phone_number: '+971505550142',
  special_requests: evil,
  confirmation_mail: 'none',
  refund_if_cancelled: null,
} as const;
const line: Schemas['BookedItem'] = {
  id: '1',
  type: 'activity',
  title: 'Dunes',
  image: 'dunes',
  date: '2030-03-10',
  time: '09:00',
  duration_minutes: 60,
  quantity: 1,
  unit_price: '100.00',
  price: '100.00',
  adults: 1,
  children: 0,
  infants: 0,
  pickup_location: 'dubai',
  pickup_address: evil,
  is_private: false,
  addons: ['Camel ride:3:225.00'],
  ticket_type: null,
  activity: { id: '1', slug: 'dunes', title: 'Dunes' },
  ticket: null,
  tour: null,
};
const activity: Schemas['Booking'] = {
  ...base,
  booking_type: 'activity',
  cart_items: [line],
  activity: { id: '1', slug: 'dunes', title: 'Dunes' },
  adults: 1,
  children: 0,
  infants: 0,
  pickup_location: 'dubai',
};
const transfer: Schemas['Booking'] = {
  ...base,
  booking_number: 'FT12345678',
  booking_type: 'transfer',
  pickup_location: `${evil} Dubai Marina`,
  dropoff_location: `${evil} 12`,
  distance: 20,
  passengers: 2,
  luggage: 1,
  return_journey: true,
  return_date: '2030-03-11',
  return_time: '09:00',
  vehicle_name: 'Camry',
  vehicle: { id: '1', name: 'Camry', category: 'Sedan', features: [], images: [] },
} as unknown as Schemas['TransferBooking'];

const url = 'https://shop.example';
const settled = {
  description: `The transfer ${evil} moves to\n${evil} moves to Sun 10 March 2030.`,
  paid: 0,
  refund: 0,
};
const mails = {
  confirmation: (booking) => createConfirmationMail(booking, url),
  change: (booking) => changeMail(booking, booking, settled, url),
  cancellation: (booking) => createCancellationMail(booking, { at: new Date(0), refund: 0 }, url),
  reminder: (booking) => createReminderMail(booking, toCalendarEvents(hideRequesterTexts(booking)), url),
} satisfies Record<string, (booking: Schemas['Booking']) => unknown>;

test.each(
  Object.entries(mails).flatMap(([name, make]) =>
    [activity, transfer].map((booking) => [name, booking.booking_type, make(booking)] as const),
  ),
)('a mail has no text of the requester in text, HTML, JSON-LD or calendar file: %s of %s', (_name, kind, mail) => {
  const text = JSON.stringify(mail);
  expect(text).not.toMatch(/evil|You won/);
  expect(text).toContain(kind === 'transfer' ? 'Dubai Marina' : 'Pickup: Dubai');
});

test('the title of a transfer, which has its places as typed, is in no mail about a payment', () => {
  expect(getMailedTitle({ number: 'FT12345678', details: { title: evil } })).toBe('Transfer');
  expect(getMailedTitle({ number: 'AB12345678', details: { title: 'Dunes' } })).toBe('Dunes');
});

test('what was booked is in the mail: duration and add-ons with their counts', () => {
  const { text } = createConfirmationMail(activity, url);
  expect(text).toContain('AED 100.00\nDuration: 1 h\nAdd-ons: 3 × Camel ride');
});

test('a place that no gazetteer names is on the page of the booking only', () =>
  expect(hideRequesterTexts(transfer)).toMatchObject({
    pickup_location: 'Dubai Marina',
    dropoff_location: 'The place on your booking’s page',
  }));
