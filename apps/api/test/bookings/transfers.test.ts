import { phoneInvalid } from '@aitours/domain/phone';
import { airportMeetingPoint, popularPlaces } from '@aitours/domain/transfers';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { tooCloseText } from '../../src/bookings/transfers/measureJourney.ts';
import { bookings } from '../../src/db/schema.ts';
import { listBookedRows } from '../../src/mail/bookingMails.ts';
import { listReservations } from '../../src/mail/reservationData.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { insertEvent, insertVehicle } from '../fixtures.ts';
import { contact, ticketOrder, transferOrder } from './orders.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const layla = await api.signIn();
const sedan = await insertVehicle(api.services.db);
const limousine = await insertVehicle(api.services.db, {
  name: 'Limousine',
  price: 60_00,
  pricePerKm: null,
  maxPassengers: 6,
  maxLuggage: 6,
});
afterAll(() => api.close());

const journey = (rest = {}) => transferOrder(sedan, rest);
const toQuoteLine = (order: ReturnType<typeof journey>) => ({
  type: 'transfer',
  vehicle_id: order.vehicle_id,
  pickup_location: order.pickup_location,
  dropoff_location: order.dropoff_location,
  date: order.journey_date,
  time: order.journey_time,
  passengers: order.passengers,
  luggage: order.luggage,
});
const book = (rest = {}) => layla.call('POST', '/transfers/bookings/', { body: journey(rest) });

test('XFER-10 API-44 GAP-39 ENTITY-32 lists vehicles that are large enough, cheapest first', async () => {
  const names = async (query: string) =>
    (await api.call('GET', `/transfers/vehicles/?${query}`)).json().map(({ name }: { name: string }) => name);
  expect(await names('')).toEqual(['Limousine', 'Sedan']);
  expect(await names('passengers=4&luggage=2')).toEqual(['Limousine']);
  expect(await names('passengers=3&luggage=2')).toEqual(['Limousine', 'Sedan']);
  expect(await names('luggage=7')).toEqual([]);
  expect((await api.call('GET', '/transfers/vehicles/?passengers=0')).statusCode).toBe(400);
  expect((await api.call('GET', '/transfers/vehicles/')).json()[1]).toEqual({
    id: sedan,
    name: 'Sedan',
    category: 'Economy',
    description: 'For three and their suitcases.',
    image: 'car-1',
    features: ['Air conditioning'],
    price: '80.00',
    price_per_km: '2.50',
    maxPassengers: 3,
    maxLuggage: 2,
  });
});

describe('booking', () => {
  test('XFER-36 XFER-46 API-46 API-47 API-48 CONST-17 ENTITY-30 ENTITY-31 GAP-29 GAP-40 a vehicle with a price per kilometre costs that price times the distance', async () => {
    const response = await book();
    expect(response.statusCode).toBe(201);
    const booking = response.json();
    expect(booking.booking_number).toMatch(/^FT\d{8}$/);
    expect(booking).toMatchObject({
      booking_type: 'transfer',
      pickup_location: 'Dubai International Airport (DXB)',
      dropoff_location: 'Dubai Marina',
      first_name: contact.firstName,
      last_name: contact.lastName,
      email: contact.email,
      phone_number: '+971505550142',
      total_amount: '96.25',
      booking_date: '2030-03-10',
      booking_time: '09:00',
      payment_method: 'wallet',
      payment_status: 'pending',
      passengers: 2,
      luggage: 2,
      distance: 38.5,
      vehicle: { name: 'Sedan', category: 'Economy', features: ['Air conditioning'] },
      vehicle_name: 'Sedan',
      return_journey: false,
      return_date: null,
      return_time: null,
    });
    expect((await layla.call('GET', `/transfers/bookings/${booking.booking_number}/`)).json()).toEqual(booking);
    expect((await layla.call('GET', `/bookings/${booking.booking_number}/`)).json()).toEqual(booking);
    expect((await layla.call('GET', '/bookings/')).json().transfer_bookings).toContainEqual(booking);
  });

  test('XFER-37 CONST-18 ENTITY-31 GAP-38 a return costs twice; a vehicle without a price per km has one price', async () => {
    const back = { return_journey: true, return_date: '2030-03-12', return_time: '18:00' };
    expect((await book({ ...back, total_amount: '192.50' })).json()).toMatchObject({ total_amount: '192.50', ...back });
    expect((await book({ vehicle_id: limousine, total_amount: '60.00' })).json()).toMatchObject({
      total_amount: '60.00',
    });
  });

  test.each(['050 555 0142', '+971 50 555 0142', '00971505550142'])(
    'ENTITY-31 stores the phone number %s in E.164',
    async (phone_number) =>
      expect((await book({ phone_number })).json()).toMatchObject({ phone_number: '+971505550142' }),
  );

  test('ENTITY-31 a flight number and child seats are stored; without them the booking has none', async () => {
    const child_seats = { infant: 1, child: 0, booster: 1 };
    expect((await book({ flight_number: 'ek 073', child_seats })).json()).toMatchObject({
      flight_number: 'EK073',
      child_seats,
      total_amount: '96.25',
    });
    const none = (await book({ child_seats: { infant: 0, child: 0, booster: 0 } })).json();
    expect(none).not.toHaveProperty('flight_number');
    expect(none).not.toHaveProperty('child_seats');
  });

  test.each(['99.99', '90.00'])('GAP-26 a wrong price (%s) is 409 with the current one', async (sent) => {
    expect((await book({ total_amount: sent })).json()).toMatchObject({
      status: 409,
      type: 'price-changed',
      amount: '96.25',
      lines: [{ id: sedan, sent, amount: '96.25' }],
    });
  });

  test('GAP-26 GAP-37 the server determines the distance; a sent one is ignored', async () => {
    expect((await book({ distance: 0.1, total_amount: '0.25' })).json()).toMatchObject({
      type: 'price-changed',
      amount: '96.25',
    });
    expect((await book({ distance: 1 })).json()).toMatchObject({ distance: 38.5, total_amount: '96.25' });
  });

  test('GAP-37 any caller can request a distance', async () => {
    const requestDistance = (from: string, to: string) =>
      api.call('GET', `/transfers/distance/?${new URLSearchParams({ pickup: from, dropoff: to })}`);
    expect((await requestDistance('Dubai Mall', 'Dubai Marina')).json()).toEqual({
      distance: 24.9,
      source: 'estimate',
      pickup_place: 'Dubai Mall',
      dropoff_place: 'Dubai Marina',
    });
    expect((await requestDistance('A villa in Al Barsha', 'Dubai Mall')).json()).toMatchObject({ distance: 16.1 });
    for (const [from, to, errors] of [
      ['Dubai Mall', '', { dropoff: ['must not be empty'] }],
      [' ', '\t', { pickup: ['is required'], dropoff: ['is required'] }],
      ['Dubai Mall', 'dubai-mall.', { dropoff: [tooCloseText] }],
      ['DXB', 'Dubai Airport', { dropoff: [tooCloseText] }],
    ] as const) {
      const response = await requestDistance(from, to);
      expect(response.json()).toMatchObject({ status: 400, type: 'invalid-request', errors });
    }
  });

  test('GAP-37 a place spelled in another way has the same price', async () => {
    const spelled = { pickup_location: 'dubai international airport dxb', dropoff_location: ' DUBAI-MARINA ' };
    expect((await book(spelled)).json()).toMatchObject({ distance: 38.5, total_amount: '96.25' });
  });

  test('GAP-37 an unknown place is rejected with suggestions, for a distance and a booking', async () => {
    const response = await api.call('GET', '/transfers/distance/?pickup=dubay+mal&dropoff=asdf');
    expect(response.json()).toMatchObject({
      status: 400,
      type: 'unknown-place',
      detail:
        'We don’t know this place. Add its area or a sight nearby, such as Dubai Mall, Dubai or Bluewaters Island.',
      errors: { pickup: [expect.any(String)], dropoff: [expect.stringContaining('Dubai Marina')] },
      suggestions: { pickup: ['Dubai Mall', 'Dubai', expect.any(String)], dropoff: popularPlaces.slice(0, 3) },
    });
    expect((await book({ dropoff_location: 'asdf' })).json()).toMatchObject({
      type: 'unknown-place',
      suggestions: { dropoff_location: popularPlaces.slice(0, 3) },
    });
  });

  test('GAP-37 two distant places in one text are both suggested: for a distance, a quote and a booking', async () => {
    const dropoff_location = 'Liwa Oasis (Jumeirah Beach Residence guest)';
    const both = ['JBR Beach', 'Liwa'];
    const distance = await api.call('GET', `/transfers/distance/?pickup=DXB&dropoff=${dropoff_location}`);
    expect(distance.json()).toMatchObject({ status: 400, type: 'unknown-place', suggestions: { dropoff: both } });
    expect((await book({ dropoff_location })).json()).toMatchObject({
      type: 'unknown-place',
      suggestions: { dropoff_location: both },
    });
    const line = toQuoteLine(journey({ dropoff_location }));
    expect((await layla.call('POST', '/quotes/', { body: { lines: [line] } })).json()).toMatchObject({
      type: 'unknown-place',
      suggestions: { 'lines.0.dropoff_location': both },
    });
  });

  test('a transfer says which places were priced: in the booking, its mail, its voucher and the driver’s sheet', async () => {
    const places = { pickup_location: 'DXB', dropoff_location: 'Hilton Jumeirah Beach, JBR' };
    const wrong = await book({ ...places, total_amount: '1.00' });
    const booking = (await book({ ...places, total_amount: wrong.json().amount })).json();
    expect(booking).toMatchObject({
      ...places,
      pickup_place: 'Dubai International Airport (DXB)',
      dropoff_place: 'JBR Beach, Dubai Marina',
    });
    const shown = {
      Pickup: 'DXB → Dubai International Airport (DXB)',
      'Meeting point': airportMeetingPoint,
      'Drop-off': 'Hilton Jumeirah Beach, JBR → JBR Beach, Dubai Marina',
    };
    expect(Object.fromEntries(listBookedRows(booking))).toMatchObject(shown);
    expect(JSON.stringify(listReservations(booking, ''))).toContain(shown['Drop-off']);
    const staff = await api.signIn({ isStaff: true });
    const departures = await staff.call('GET', '/departures/?date=2030-03-10');
    expect(departures.body).toContain(shown['Drop-off']);
  });

  test('a ride can start three hours after it is booked; a quote and a change name the earliest start too', async () => {
    const soon = { journey_date: '2030-03-01', journey_time: '15:00' };
    expect((await book(soon)).statusCode).toBe(201);
    const errors = [expect.stringContaining('from Fri 1 March 2030, 3:00 PM')];
    const line = toQuoteLine(journey({ ...soon, journey_time: '14:59' }));
    const quote = await layla.call('POST', '/quotes/', { body: { lines: [line] } });
    expect(quote.json()).toMatchObject({ status: 400, errors: { 'lines.0.date': errors } });
    const path = `/bookings/${(await book()).json().booking_number}/change-quotes/`;
    const change = (pickup_time: string) =>
      layla.call('POST', path, { body: { transfer: { pickup_date: '2030-03-01', pickup_time } } });
    expect((await change('14:59')).json()).toMatchObject({ status: 400, errors: { 'transfer.pickup_date': errors } });
    expect((await change('15:00')).statusCode).toBe(200);
  });

  test('XFER-36 a retry makes no second booking', async () => {
    const body = journey();
    const headers = { 'idempotency-key': `transfer-${layla.id}` };
    const first = await layla.call('POST', '/transfers/bookings/', { body, headers });
    const second = await layla.call('POST', '/transfers/bookings/', { body, headers });
    expect(second.json().booking_number).toBe(first.json().booking_number);
  });

  test.each([
    [
      'XFER-25 a past time',
      { journey_date: '2030-03-01', journey_time: '11:59' },
      'journey_date must be in the future',
    ],
    [
      'XFER-25 the current minute',
      { journey_date: '2030-03-01', journey_time: '12:00' },
      'journey_date must be in the future',
    ],
    [
      'a ride sooner than a driver can come',
      { journey_date: '2030-03-01', journey_time: '14:59' },
      'journey_date Choose a start from Fri 1 March 2030, 3:00 PM, Dubai time.',
    ],
    ['XFER-25 a past day', { journey_date: '2030-02-28' }, 'journey_date must be in the future'],
    ['GAP-39 more people than seats', { passengers: 4 }, 'passengers must be at most 3'],
    ['GAP-39 more luggage than room', { luggage: 3 }, 'luggage must be at most 2'],
    [
      'XFER-23 ENTITY-31 a return without a date',
      { return_journey: true, return_time: '09:00' },
      'return_date is required',
    ],
    [
      'XFER-23 ENTITY-31 a return without a time',
      { return_journey: true, return_date: '2030-03-12' },
      'return_time is required',
    ],
    [
      'XFER-25 ENTITY-31 a return before the outward journey',
      { return_journey: true, return_date: '2030-03-09', return_time: '09:00' },
      'return_date must be after the outward journey',
    ],
    [
      'ENTITY-31 a return in the same minute',
      { return_journey: true, return_date: '2030-03-10', return_time: '09:00' },
      'return_date must be after the outward journey',
    ],
    [
      'ENTITY-31 no flight number',
      { flight_number: 'soon' },
      'flight_number Please enter a flight number such as EK 73.',
    ],
    [
      'ENTITY-31 a flight number without an airport',
      { flight_number: 'EK 73', pickup_location: 'Deira' },
      'flight_number Please enter a flight number only if the pickup or the drop-off is an airport.',
    ],
    [
      'ENTITY-31 more child seats than passengers',
      { child_seats: { infant: 1, child: 1, booster: 1 } },
      'child_seats Please choose at most one child seat for each passenger.',
    ],
    ['ENTITY-31 a phone number that is none', { phone_number: '12345' }, `phone_number ${phoneInvalid}`],
    ['XFER-03 a blank place', { pickup_location: ' \t' }, 'pickup_location is required'],
    ['XFER-03 a blank destination', { dropoff_location: ' ' }, 'dropoff_location is required'],
    [
      'GAP-37 the same place twice',
      { pickup_location: 'Dubai Mall', dropoff_location: ' dubai  MALL.' },
      `dropoff_location ${tooCloseText}`,
    ],
    [
      'GAP-24 a date in 9999',
      { journey_date: '9999-12-31' },
      'journey_date Please choose a date within the next two years.',
    ],
    [
      'GAP-24 a return in 9999',
      { return_journey: true, return_date: '9999-12-31', return_time: '09:00' },
      'return_date Please choose a date within the next two years.',
    ],
    ['ENTITY-31 no distance', { distance: 0 }, 'distance must be at least 0.1'],
  ])('%s is rejected', async (_, rest, message) => {
    const [field = '', ...text] = message.split(' ');
    expect((await book(rest)).json()).toMatchObject({
      status: 400,
      type: 'invalid-request',
      errors: { [field]: [text.join(' ')] },
    });
  });

  test('XFER-25 a return a minute later is valid; without a return its date and time are ignored', async () => {
    const back = { return_journey: true, return_date: '2030-03-10', return_time: '09:01', total_amount: '192.50' };
    expect((await book(back)).statusCode).toBe(201);
    expect((await book({ return_date: '2030-03-01', return_time: '09:00' })).statusCode).toBe(201);
  });

  test('XFER-28 XFER-32 API-46 an unknown vehicle is 404, a blank contact field 400, a guest 401', async () => {
    expect((await book({ vehicle_id: 'carpet' })).statusCode).toBe(404);
    for (const field of ['first_name', 'last_name', 'email', 'phone_number', 'payment_method'])
      expect((await book({ [field]: ' ' })).statusCode).toBe(400);
    expect((await api.call('POST', '/transfers/bookings/', { body: journey() })).statusCode).toBe(401);
  });

  test('API-42 GAP-30 can be cancelled', async () => {
    const { booking_number } = (await book()).json();
    const isBooking = eq(bookings.number, booking_number);
    await api.services.db.update(bookings).set({ paymentStatus: 'paid' }).where(isBooking);
    expect((await layla.call('DELETE', `/bookings/${booking_number}/`)).json()).toMatchObject({
      refund: 'full',
      refund_amount: '96.25',
    });
  });
});

describe('reading', () => {
  test('API-47 another user’s booking, or one of another kind, is 404', async () => {
    const { booking_number } = (await book()).json();
    const omar = await api.signIn();
    expect((await omar.call('GET', `/transfers/bookings/${booking_number}/`)).statusCode).toBe(404);
    const event = await insertEvent(api.services.db);
    const ticket = (await layla.call('POST', '/bookings/', { body: ticketOrder(event) })).json().booking_number;
    expect((await layla.call('GET', `/transfers/bookings/${ticket}/`)).statusCode).toBe(404);
  });

  test('API-45 STAFF-27 STAFF-33 GAP-58 lists own transfers; all transfers for staff only', async () => {
    const [omar, mona] = [await api.signIn(), await api.signIn()];
    for (const customer of [omar, mona]) await customer.call('POST', '/transfers/bookings/', { body: journey() });
    expect((await omar.call('GET', '/transfers/bookings/')).json()).toMatchObject({
      count: 1,
      results: [{ booking_type: 'transfer' }],
    });
    expect((await omar.call('GET', '/transfers/bookings/?scope=all')).statusCode).toBe(403);
    expect((await api.call('GET', '/transfers/bookings/')).statusCode).toBe(401);
    const staff = await api.signIn({ isStaff: true });
    expect((await staff.call('GET', '/transfers/bookings/')).json().count).toBe(0);
    const all = (await staff.call('GET', '/transfers/bookings/?scope=all&page_size=1')).json();
    expect(all.count).toBeGreaterThan(1);
    expect(all.next).toContain('scope=all');
  });
});
