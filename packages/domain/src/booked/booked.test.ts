import { expect, it } from 'vitest';
import { airportMeetingPoint } from '../transfers/index.ts';
import {
  type ArrivingBooking,
  type BookedTransfer,
  describeArrival,
  describeLine,
  describeTour,
  describeTransfer,
  formatEmergencyPhone,
} from './index.ts';

it('BOOK-30 an activity names its duration and its paid add-ons with their counts', () => {
  const addons = ['Camel ride:3:225.00', 'Vegetarian feast:1:40.00', 'Photos'];
  expect(describeLine({ duration_minutes: 360, addons })).toEqual([
    ['duration', '6 h'],
    ['addons', '3 × Camel ride, Vegetarian feast, Photos'],
  ]);
  expect(describeLine({ duration_minutes: null, addons: [] })).toEqual([]);
});

it('BOOK-30 a tour names what is booked for its days, and no placeholder of a day without a choice', () => {
  const addons = {
    hotels: [
      { day_number: 1, hotel_name: 'Creekside House', room_type_name: 'Sea View' },
      { day_number: 2, hotel_name: 'Palm Lagoon', room_type_name: 'Standard Room' },
      { day_number: 3, hotel_name: 'Default Hotel', room_type_name: 'Standard Room' },
    ],
    transfers: [
      { day_number: 1, vehicle_name: 'Private SUV' },
      { day_number: 2, vehicle_name: 'Standard Transfer' },
    ],
    meals: [{ day_number: 1, meal_type_name: 'Standard Meal' }],
    activities: [
      { day_number: 1, activity_name: 'Standard Activities' },
      { day_number: 2, activity_name: 'Perfume blending' },
    ],
  };
  expect(describeTour({ tour: { duration: '3 days' }, addons })).toEqual([
    ['duration', '3 days'],
    ['hotels', 'Day 1: Creekside House, Sea View; Day 2: Palm Lagoon'],
    ['transfers', 'Day 1: Private SUV'],
    ['dayActivities', 'Day 2: Perfume blending'],
  ]);
  const meals = [{ day_number: 2, meal_type_name: 'Dinner' }];
  expect(describeTour({ tour: { duration: '' }, addons: { ...addons, hotels: [], transfers: [], meals } })[0]).toEqual([
    'meals',
    'Day 2: Dinner',
  ]);
});

const transfer: BookedTransfer = {
  pickup_location: 'Dubai Marina',
  dropoff_location: 'Expo City',
  booking_date: '2030-03-01',
  booking_time: '14:30',
  return_date: null,
  return_time: null,
  passengers: 2,
  luggage: 0,
  vehicle_name: 'Camry',
};

it('BOOK-30 a transfer names places, times, passengers, luggage, flight, child seats and vehicle', () => {
  expect(describeTransfer(transfer)).toEqual([
    ['pickup', 'Dubai Marina'],
    ['dropoff', 'Expo City'],
    ['date', 'Fri 1 March 2030, 2:30 PM'],
    ['passengers', '2'],
    ['luggage', '0'],
    ['vehicle', 'Camry'],
  ]);
  const places = { pickup_location: 'DXB', dropoff_location: 'JBR', dropoff_place: 'JBR Beach, Dubai Marina' };
  expect(describeTransfer({ ...transfer, ...places }).slice(0, 3)).toEqual([
    ['pickup', 'DXB'],
    ['meetingPoint', airportMeetingPoint],
    ['dropoff', 'JBR → JBR Beach, Dubai Marina'],
  ]);
  const more = { return_date: '2030-03-05', return_time: null, flight_number: 'EK 29' };
  const facts = describeTransfer({ ...transfer, ...more, child_seats: { infant: 0, child: 1, booster: 0 } });
  expect(facts).toContainEqual(['returnJourney', 'Tue 5 March 2030']);
  expect(facts).toContainEqual(['flight', 'EK 29']);
  expect(facts.map(([name]) => name)).toContain('childSeats');
});

const meeting_point = { address: 'Gate 1', latitude: 25, longitude: 55 };
const early = 'Please arrive 15 minutes early.';
const ready = 'Where you are picked up, please be ready on time at the pick-up place.';
const lines = (booking_type: 'activity' | 'ticket' | 'tour', ...items: object[]): ArrivingBooking => ({
  booking_type,
  cart_items: items.map((item) => ({ title: 'Safari', pickup_location: null, ...item })),
});

it.each<[string, ArrivingBooking, string[]]>([
  ['tickets', lines('ticket', {}), [early]],
  ['an activity at a place', lines('activity', {}), [early]],
  ['an activity with a pick-up', lines('activity', { pickup_location: 'dubai' }), [ready]],
  [
    'a pick-up of a product with a meeting point',
    lines('activity', { pickup_location: 'dubai', facts: { meeting_point } }),
    [ready],
  ],
  ['both', lines('activity', { pickup_location: 'dubai' }, {}), [early, ready]],
  ['a tour without a meeting point', lines('tour', { facts: {} }), [ready]],
  ['a tour with a meeting point', lines('tour', { facts: { meeting_point } }), [early]],
  ['a transfer', { booking_type: 'transfer' }, [ready]],
])('BOOK-28 only who comes to a place is asked to arrive early: %s', (_, booking, expected) =>
  expect(describeArrival(booking)).toEqual(expected),
);

it('a voucher has one emergency number, unless products have different ones', () => {
  const facts = { emergency_phone: '+971 50 555 0180' };
  expect(formatEmergencyPhone(lines('tour', { facts }))).toBe('+971 50 555 0180');
  expect(formatEmergencyPhone(lines('activity', { facts }, { facts }))).toBe('+971 50 555 0180');
  expect(formatEmergencyPhone(lines('ticket', {}))).toBe('+971 4 555 0132');
  expect(formatEmergencyPhone(lines('ticket'))).toBe('+971 4 555 0132');
  expect(formatEmergencyPhone({ booking_type: 'transfer' } as ArrivingBooking)).toBe('+971 4 555 0132');
  expect(formatEmergencyPhone(lines('activity', { facts }, { title: 'Souk walk' }))).toBe(
    '+971 50 555 0180 (Safari) or +971 4 555 0132 (Souk walk)',
  );
});
