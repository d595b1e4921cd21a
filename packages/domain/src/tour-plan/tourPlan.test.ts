import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCustomizations } from '../checkout/index.ts';
import { aDate, someTravellers } from '../testing/arbitraries.ts';
import {
  type DayChoice,
  type DayChoices,
  describeSeatShortage,
  formatTourPlan,
  getMealTime,
  parseTourPlan,
  pickDay,
  priceDay,
  type TourPlan,
  toCustomizedDay,
  withDayChoice,
} from './index.ts';

const usual: TourPlan = {
  travellers: { adults: 2, children512: 0, children25: 0, infants: 0 },
  startDate: undefined,
  days: {},
};
const read = (query: string, group = {}) => parseTourPlan(new URLSearchParams(query), group);

describe('withDayChoice', () => {
  it('TOUR-14 leaves the other days unchanged', () => {
    const choices = withDayChoice({ 1: { meal: '91' } }, 2, { room: '72' });
    expect(choices).toEqual({ 1: { meal: '91' }, 2: { room: '72' } });
    expect(withDayChoice(choices, 2, { vehicle: '82' })).toEqual({ 1: { meal: '91' }, 2: { vehicle: '82' } });
  });

  it.each([{}, { activities: [] }])('an empty choice is removed: %o', (nothing) =>
    expect(withDayChoice({ 1: { meal: '91' }, 2: { room: '72' } }, 1, nothing)).toEqual({ 2: { room: '72' } }),
  );

  it.each([{ hotel: '1' }, { room: '1' }, { vehicle: '1' }, { meal: '1' }, { activities: ['1'] }])(
    'ENTITY-12 formats %o',
    (choice) => expect(withDayChoice({}, 3, choice)).toEqual({ 3: choice }),
  );
});

describe('a plan in an address', () => {
  it('contains only values that differ from the defaults', () => {
    expect(formatTourPlan(usual, {})).toBe('');
    expect(formatTourPlan({ ...usual, days: { 2: { vehicle: '82' } } }, {})).toBe('d2=v.82');
    const plan: TourPlan = {
      travellers: { adults: 3, children512: 1, children25: 2, infants: 1 },
      startDate: '2026-12-18',
      days: { 1: { hotel: '61', room: '72' }, 3: { meal: '91', activities: ['1403', '1404'] } },
    };
    expect(formatTourPlan(plan, {})).toBe(
      'adults=3&children512=1&children25=2&infants=1&date=2026-12-18&d1=h.61.r.72&d3=m.91.a.1403.a.1404',
    );
  });

  it('preserves other parameters, and replaces the previous plan', () => {
    const before = new URLSearchParams('utm_source=mail&adults=5&d9=m.1&date=2026-12-18');
    expect(formatTourPlan({ ...usual, days: { 2: { vehicle: '82' } } }, {}, before)).toBe('utm_source=mail&d2=v.82');
  });

  it('TOUR-21 TOUR-22 TOUR-23 invalid counts become the defaults, all stay within the group size', () => {
    expect(read('').travellers).toEqual(usual.travellers);
    expect(read('', { min: 4 }).travellers.adults).toBe(4);
    expect(read('adults=1', { min: 2, max: 6 }).travellers.adults).toBe(2);
    expect(read('adults=40', { min: 2, max: 6 }).travellers.adults).toBe(6);
    expect(read('adults=many&children512=-1&children25=1.5&infants=1000').travellers).toEqual(usual.travellers);
    expect(read('infants=999&children25=12').travellers).toMatchObject({ infants: 86, children25: 12 });
    expect(read('adults=4&children512=9', { max: 6 }).travellers).toMatchObject({ adults: 4, children512: 2 });
  });

  it('ignores invalid days and choices', () => {
    expect(read('d0=m.1&d100=m.1&d=m.1&d2=&d3=nonsense&d4=x.1&d5=m&d6=m.&d7=m.a%20b').days).toEqual({});
    expect(read('d2=x.1.m.91.h').days).toEqual({ 2: { meal: '91' } });
    expect(read('d2=a.1.a.1.a.2').days).toEqual({ 2: { activities: ['1', '2'] } });
    expect(read('date=2026-02-30').startDate).toBeUndefined();
    expect(read('date=2026-02-28').startDate).toBe('2026-02-28');
  });

  const anId = fc.stringMatching(/^[A-Za-z0-9-]{1,64}$/);
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const someDays: fc.Arbitrary<DayChoices> = fc
    .dictionary(
      fc.integer({ min: 1, max: 60 }).map(String),
      fc.record({
        hotel: maybe(anId),
        room: maybe(anId),
        vehicle: maybe(anId),
        meal: maybe(anId),
        activities: fc.uniqueArray(anId, { maxLength: 4 }),
      }),
    )
    .map((days) =>
      Object.entries(days).reduce<DayChoices>((all, [day, { hotel, room, vehicle, meal, activities }]) => {
        const choice = {
          ...(hotel && { hotel }),
          ...(room && { room }),
          ...(vehicle && { vehicle }),
          ...(meal && { meal }),
          ...(activities.length > 0 && { activities }),
        };
        return withDayChoice(all, Number(day), choice);
      }, {}),
    );

  it('parsing restores every formatted plan', () => {
    fc.assert(
      fc.property(someTravellers, maybe(aDate), someDays, (travellers, startDate, days) => {
        const plan = { travellers, startDate, days };
        expect(read(formatTourPlan(plan, {}))).toEqual(plan);
      }),
    );
  });

  it('parses any address to a plan', () => {
    const anyQuery = fc.array(
      fc.tuple(fc.oneof(fc.constantFrom('adults', 'infants', 'date', 'd1', 'd12'), fc.string()), fc.string()),
    );
    fc.assert(
      fc.property(anyQuery, (pairs) => {
        const { travellers, days } = parseTourPlan(new URLSearchParams(pairs), { min: 2, max: 12 });
        expect(travellers.adults).toBeGreaterThanOrEqual(2);
        expect(travellers.adults).toBeLessThanOrEqual(12);
        expect(Object.values(travellers).every(Number.isInteger)).toBe(true);
        expect(Object.keys(days).every((day) => Number(day) >= 1)).toBe(true);
      }),
    );
  });
});

const offers = {
  hotels: [
    { id: '61', name: 'Creekside House', city: 'Dubai' },
    { id: '62', name: 'Palm Lagoon Resort', city: 'Dubai' },
    { id: '63', name: 'Liwa Caravanserai', city: 'Liwa' },
  ],
  rooms: [
    { id: '72', hotel: '61', name: 'Creek View Suite', price_per_night: '620.00', base_price: null },
    { id: '73', hotel: '62', name: 'Garden Room', price_per_night: null, base_price: '300.00' },
    { id: '74', hotel: '63', name: 'Tent', price_per_night: null, base_price: '250.00' },
  ],
  vehicles: [
    { id: '82', name: 'Private SUV', price_per_km: '5.00', base_price: null },
    { id: '83', name: 'Vintage Land Rover', price_per_km: null, base_price: '450.00' },
  ],
  meals: [{ id: '91', name: 'Half Board' }],
};
const day = {
  day_number: 1,
  hotel_details: { id: '61', name: 'Creekside House', city: 'Dubai' },
  transfers: [{ distance_km: 14 }, { distance_km: 130.5 }, { distance_km: null }],
  activities: [
    { id: '1403', name: 'Falcon hospital visit', price: '170.00' },
    { id: '1404', name: 'Sunset kayaking', price: '180.00' },
  ],
};
const lastDay = { day_number: 2, hotel_details: null, transfers: [], activities: [] };
const nothing = {
  day,
  hotel: undefined,
  room: undefined,
  vehicle: undefined,
  meal: undefined,
  activities: [],
  isPartial: false,
};

describe('pickDay', () => {
  it('finds nothing if nothing was chosen', () => expect(pickDay(day, {}, offers)).toEqual(nothing));

  it('TOUR-11 TOUR-13 finds everything that was chosen', () => {
    const choice = { hotel: '62', room: '73', vehicle: '82', meal: '91', activities: ['1404', '1403'] };
    expect(pickDay(day, choice, offers)).toEqual({
      day,
      hotel: offers.hotels[1],
      room: offers.rooms[1],
      vehicle: offers.vehicles[0],
      meal: offers.meals[0],
      activities: day.activities,
      isPartial: false,
    });
  });

  it('TOUR-12 a room belongs to the chosen hotel, else to the planned one', () => {
    expect(pickDay(day, { room: '72' }, offers)).toEqual({ ...nothing, room: offers.rooms[0] });
    expect(pickDay(day, { hotel: '61', room: '72' }, offers).hotel).toBe(offers.hotels[0]);
  });

  it('TOUR-12 a day without a night has no hotel', () => {
    expect(pickDay(lastDay, { hotel: '62', room: '73' }, offers)).toMatchObject({
      hotel: undefined,
      room: undefined,
      isPartial: true,
    });
  });

  it('CONST-04 CONST-05 choosing what the plan includes costs nothing', () => {
    const own = { transfer_vehicle_details: { name: 'Private SUV' }, distance_km: 10 };
    const planned = { ...day, room_type_details: { id: '72' }, transfers: [own, own] };
    const price = (changed: Partial<typeof planned>, choice: DayChoice) =>
      priceDay(pickDay({ ...planned, ...changed }, choice, offers));
    expect(price({}, { hotel: '61', room: '72', vehicle: '82' })).toEqual({ day: 1, activities: [] });
    expect(price({}, { hotel: '62', room: '73' }).room?.price).toBe(300_00);
    expect(price({}, { vehicle: '83' }).vehicle?.price).toBe(450_00);
    const other = { ...own, transfer_vehicle_details: { name: 'Minibus' } };
    expect(price({ transfers: [own, other] }, { vehicle: '82' }).vehicle?.price).toBe(50_00);
  });

  it.each([
    ['rides of two vehicles, the first chosen', [14, 'People carrier'], [130, 'Private SUV'], 70_00],
    ['rides of two vehicles, the second chosen', [14, 'Private SUV'], [130, 'People carrier'], 650_00],
    ['a third vehicle replaces both', [14, 'People carrier'], [130, 'Minibus'], 720_00],
    ['a ride without a planned vehicle is charged', [14, undefined], [130, 'Private SUV'], 70_00],
    ['CONST-06 a ride of unknown length counts as one kilometre', [14, undefined], [null, 'Minibus'], 75_00],
    ['CONST-06 each ride of unknown length counts', [null, undefined], [null, 'Minibus'], 10_00],
    [
      'CONST-06 an unknown length of the planned vehicle’s own ride costs nothing',
      [14, 'Minibus'],
      [null, 'Private SUV'],
      70_00,
    ],
    ['a ride of no length is known', [0, 'Minibus'], [0, 'Minibus'], 0],
  ] as const)(
    'CONST-05 the planned vehicle of a ride costs nothing more on that ride: %s',
    (_, one, other, expected) => {
      const transfers = [one, other].map(([distance_km, name]) => ({
        distance_km,
        transfer_vehicle_details: name === undefined ? null : { name },
      }));
      const mixed = { ...day, transfers };
      expect(priceDay(pickDay(mixed, { vehicle: '82' }, offers)).vehicle).toEqual({
        name: 'Private SUV',
        price: expected,
      });
      expect(priceDay(pickDay(mixed, { vehicle: '83' }, offers)).vehicle?.price).toBe(450_00);
    },
  );

  it.each([
    ['TOUR-12 a room of another hotel', { hotel: '62', room: '72' }],
    ['TOUR-12 a room of another hotel than the day’s own', { room: '73' }],
    ['TOUR-12 a hotel without a room', { hotel: '62' }],
    ['TOUR-12 a hotel in another city', { hotel: '63', room: '74' }],
    ['an unknown hotel', { hotel: 'atlantis', room: '72' }],
    ['TOUR-12 an unknown room', { room: 'attic' }],
    ['an unknown vehicle', { vehicle: 'carpet' }],
    ['an unknown meal', { meal: 'ambrosia' }],
    ['TOUR-13 an activity of another day', { activities: ['1501'] }],
  ])('%s is dropped and marks the pick as partial', (_, choice) =>
    expect(pickDay(day, choice, offers)).toEqual({ ...nothing, isPartial: true }),
  );

  it('a room is dropped if its hotel is no longer offered', () => {
    const closed = { ...offers, hotels: [] };
    expect(pickDay(day, { hotel: '62', room: '73' }, closed)).toEqual({ ...nothing, isPartial: true });
  });

  it('a vehicle is dropped on a day without rides', () =>
    expect(pickDay(lastDay, { vehicle: '82' }, offers)).toMatchObject({ vehicle: undefined, isPartial: true }));
});

it.each([
  [3, 5, 'has 3 seats, you are 5'],
  [1, 2, 'has 1 seat, you are 2'],
  [5, 5, undefined],
  [null, 5, undefined],
  [undefined, 5, undefined],
])('a vehicle with %s seats for %i people', (seats, people, shortage) =>
  expect(describeSeatShortage(seats, people)).toBe(shortage),
);

describe('priceDay', () => {
  it('CONST-04 CONST-05 CONST-07 prices room, vehicle and activities', () => {
    const pick = pickDay(day, { room: '72', vehicle: '82', meal: '91', activities: ['1403'] }, offers);
    expect(priceDay(pick)).toEqual({
      day: 1,
      room: { name: 'Creek View Suite', price: 620_00 },
      vehicle: { name: 'Private SUV', price: 727_50 },
      activities: [{ name: 'Falcon hospital visit', price: 170_00 }],
    });
  });

  it('CONST-04 CONST-06 uses the base price without another one', () => {
    expect(priceDay(pickDay(day, { hotel: '62', room: '73', vehicle: '83' }, offers))).toEqual({
      day: 1,
      room: { name: 'Garden Room', price: 300_00 },
      vehicle: { name: 'Vintage Land Rover', price: 450_00 },
      activities: [],
    });
  });

  it('CONST-08 an empty choice and a meal are free', () => {
    expect(priceDay(pickDay(day, { meal: '91' }, offers))).toEqual({ day: 1, activities: [] });
  });
});

describe('toCustomizedDay', () => {
  it('TOUR-42 contains what was chosen', () => {
    const pick = pickDay(day, { hotel: '62', room: '73', vehicle: '82', meal: '91', activities: ['1403'] }, offers);
    expect(toCustomizations([toCustomizedDay(pick)])).toEqual({
      hotels: [
        {
          day_number: 1,
          hotel_id: '62',
          room_type_id: '73',
          hotel_name: 'Palm Lagoon Resort',
          room_type_name: 'Garden Room',
        },
      ],
      transfers: [{ day_number: 1, vehicle_id: '82', vehicle_name: 'Private SUV' }],
      meals: [{ day_number: 1, meal_type_id: '91', meal_type_name: 'Half Board' }],
      activities: [{ day_number: 1, activity_id: '1403', activity_name: 'Falcon hospital visit' }],
    });
  });

  it('TOUR-42 another room of the planned hotel is sent with that hotel', () =>
    expect(toCustomizedDay(pickDay(day, { room: '72' }, offers)).hotel).toEqual(day.hotel_details));

  it('TOUR-42 a day without a choice is empty', () =>
    expect(toCustomizedDay(pickDay(day, {}, offers))).toEqual({ day: 1, activities: [] }));
});

it.each([
  ['Breakfast', '08:00'],
  ['Picnic in the wadi', '13:00'],
  ['Desert barbecue', '19:30'],
  ['Half Board', undefined],
])('%s is served at %s', (meal, time) => {
  expect(getMealTime(meal)).toBe(time);
});
