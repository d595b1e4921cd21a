import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFils } from '../money/index.ts';
import { isPhone } from '../phone/index.ts';
import { getQuirks } from '../quirks/index.ts';
import {
  checkJourney,
  checkTransferExtras,
  checkTransferOrder,
  checkTransferPayment,
  checkTransferSearch,
  createEmptySearch,
  estimateDistance,
  estimateTransferMinutes,
  findArea,
  findCapacityShortages,
  findPlace,
  findVenue,
  formatChildSeats,
  isSamePlace,
  isTooClose,
  type Journey,
  journeyTimes,
  noExtras,
  parseFlightNumber,
  popularPlaces,
  quoteVehicle,
  suggestPlaces,
  type TransferPayment,
  type TransferSearch,
  toChargedDistance,
  toJourney,
  toTransferPayload,
  transferPaymentMethods,
  waitingMinutes,
  wizardLimits,
} from './index.ts';

describe('places', () => {
  it('XFER-06 suggests ten places, including "Atlantis, The Palm"', () => {
    expect(popularPlaces).toEqual([
      'Dubai International Airport (DXB)',
      'Al Maktoum International Airport (DWC)',
      'Dubai Marina',
      'Palm Jumeirah',
      'Burj Khalifa / Downtown Dubai',
      'Dubai Mall',
      'JBR Beach',
      'Dubai Creek',
      'Atlantis, The Palm',
      'Sheikh Zayed Road',
    ]);
  });

  it('GAP-37 finds a place, ignoring case and spaces', () => {
    expect(findPlace(' dubai  MALL.')).toMatchObject({ latitude: 25.1975, longitude: 55.2796 });
    expect(findPlace('dxb')).toBe(findPlace('Dubai International Airport (DXB)'));
    expect(findPlace('A villa in Al Barsha')).toBeUndefined();
    expect(findPlace('constructor')).toBeUndefined();
  });

  it.each([
    ['A villa in Al Barsha', 'Al Barsha'],
    ['Hilton, DUBAI-Marina Walk 4', 'Dubai Marina'],
    ['The pool of Burj Al Arab, Jumeirah', 'Burj Al Arab'],
    ['Dubai', 'Dubai'],
  ])('GAP-37 %s is in %s', (address, area) => expect(findArea(address)).toBe(findPlace(area)));

  it.each(['Street 7, Dubai', 'asdf', 'dubaimall', 'Deirah', ''])('GAP-37 %s is in no known area', (address) =>
    expect(findArea(address)).toBeUndefined(),
  );

  it('an attraction is at its venue, or else in the area of its address', () => {
    expect(findVenue('Dubai Mall', 'Deira')).toBe(findPlace('Dubai Mall'));
    expect(findVenue('asdf', 'Deira')).toBe(findPlace('Deira'));
    expect(findVenue(null, 'Deira')).toBe(findPlace('Deira'));
    expect(findVenue('asdf', null)).toBeUndefined();
  });

  it.each([
    ['dubay mal', 'Dubai Mall'],
    ['burj kalifa', 'Burj Khalifa / Downtown Dubai'],
    ['abu dabi airport', 'Zayed International Airport (AUH)'],
  ])('GAP-37 suggests for %s first %s', (text, name) => expect(suggestPlaces(text)[0]).toBe(name));

  it.each(['asdf', '', 'ß'])('GAP-37 suggests popular places for %s', (text) =>
    expect(suggestPlaces(text)).toEqual(popularPlaces.slice(0, 3)),
  );

  it('GAP-37 places of the gazetteer less than 500 m apart are the same', () => {
    const at = (latitude: number) => ({ latitude, longitude: 55.27 });
    expect(isTooClose(at(25.2), at(25.2044))).toBe(true);
    expect(isTooClose(at(25.2), at(25.2046))).toBe(false);
    expect(isSamePlace('DXB', 'Dubai Airport')).toBe(true);
    expect(isSamePlace('Dubai Mall', 'Burj Khalifa')).toBe(false);
    expect(isSamePlace('My villa', ' my villa.')).toBe(true);
    expect(isSamePlace(' ', ' ')).toBe(false);
  });
});

describe('estimateDistance', () => {
  it.each([
    ['Dubai International Airport (DXB)', 'Dubai Marina', 38.5],
    ['Dubai Mall', 'Dubai Marina', 24.9],
    ['Al Maktoum International Airport (DWC)', 'Dubai International Airport (DXB)', 58],
    ['Burj Khalifa / Downtown Dubai', 'Dubai Mall', 0.7],
    ['Dubai Mall', 'A villa in Al Barsha', 16.1],
  ])('GAP-37 from %s to %s', (from, to, kilometres) => expect(estimateDistance(from, to)).toBe(kilometres));

  it.each([
    ['Dubai Mall', 'asdf'],
    ['asdf', 'Dubai Mall'],
    ['', ''],
  ])('GAP-37 from %o to %o, with an unknown place: none', (from, to) =>
    expect(estimateDistance(from, to)).toBeUndefined(),
  );

  it('GAP-37 is symmetric, has one decimal, and is never zero', () => {
    const aPlace = fc.constantFrom(...popularPlaces);
    fc.assert(
      fc.property(aPlace, aPlace, (from, to) => {
        const distance = estimateDistance(from, to) ?? Number.NaN;
        expect(distance).toBe(estimateDistance(to, from));
        expect(distance).toBe(toChargedDistance(distance));
        expect(distance).toBeGreaterThanOrEqual(0.1);
        expect(distance).toBeLessThan(80);
      }),
    );
  });
});

describe('estimateTransferMinutes', () => {
  it.each([
    [0, 15],
    [0.1, 15],
    [6.6, 15],
    [6.7, 30],
    [38.5, 45],
    [140, 120],
  ])('BOOK-30 %d km are about %i minutes', (distance, minutes) =>
    expect(estimateTransferMinutes(distance)).toBe(minutes),
  );

  it('BOOK-30 is a multiple of 15 minutes, and grows with the distance', () => {
    const aDistance = fc.double({ min: 0, max: 5000, noNaN: true });
    fc.assert(
      fc.property(aDistance, aDistance, (one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)].map(estimateTransferMinutes);
        expect(far! % 15).toBe(0);
        expect(near).toBeGreaterThanOrEqual(15);
        expect(near).toBeLessThanOrEqual(far!);
      }),
    );
  });
});

const today = '2026-12-01';
const search: TransferSearch = {
  pickupLocation: 'Dubai Mall',
  dropoffLocation: 'A villa in Al Barsha',
  date: '2026-12-18',
  time: '09:30',
  passengers: 3,
  luggage: 2,
};

const { transferSearch: searchLimits } = getQuirks({ behaviour: 'specified' });
const { transferSearch: improvedLimits } = getQuirks({ behaviour: 'improved' });

describe('checkTransferSearch', () => {
  it('XFER-05 starts at 12:00 with one passenger and no luggage', () => {
    expect(createEmptySearch(searchLimits)).toMatchObject({ time: '12:00', passengers: 1, luggage: 0 });
  });

  it('XFER-03 ENTITY-33 is valid with all six fields', () =>
    expect(checkTransferSearch(search, today, searchLimits)).toEqual({}));

  it.each(['pickupLocation', 'dropoffLocation', 'date', 'time'] as const)('XFER-03 requires %s', (name) => {
    expect(checkTransferSearch({ ...search, [name]: ' ' }, today, searchLimits)).toEqual({ [name]: 'missing' });
  });

  it.each(['Dubai Mall', ' dubai  MALL.', 'Dubai-Mall'])(
    'GAP-37 rejects a journey from Dubai Mall to %s',
    (dropoffLocation) => {
      const round = { pickupLocation: 'Dubai Mall', dropoffLocation };
      expect(checkTransferSearch({ ...search, ...round }, today, searchLimits)).toEqual({ dropoffLocation: 'same' });
      expect(checkJourney({ ...journey, ...round }, now)).toEqual({ dropoffLocation: 'same' });
    },
  );

  it.each([
    ['rejects yesterday', '2026-11-30', { date: 'past' }],
    ['today is possible', today, {}],
    ['rejects a day more than two years away', '2028-12-02', { date: 'tooFar' }],
    ['two years away is possible', '2028-12-01', {}],
    ['rejects an invalid date', '2026-02-30', { date: 'missing' }],
  ])('XFER-04 %s', (_, date, errors) =>
    expect(checkTransferSearch({ ...search, date }, today, searchLimits)).toEqual(errors),
  );

  it.each([
    [{ passengers: 0 }, { passengers: 'outOfRange' }],
    [{ passengers: 9 }, { passengers: 'outOfRange' }],
    [{ passengers: 8, luggage: 6 }, {}],
    [{ luggage: 7 }, { luggage: 'outOfRange' }],
    [{ luggage: 1.5 }, { luggage: 'outOfRange' }],
  ])('XFER-05 %o', (change, errors) =>
    expect(checkTransferSearch({ ...search, ...change }, today, searchLimits)).toEqual(errors),
  );
});

const journey: Journey = { ...toJourney(search), isReturn: false };
const now = new Date('2026-12-01T08:10:00Z');

describe('the wizard’s first step', () => {
  it('XFER-26 offers 48 times, from 00:00 to 23:30', () => {
    expect(journeyTimes).toHaveLength(48);
    expect(journeyTimes.slice(0, 3)).toEqual(['00:00', '00:30', '01:00']);
    expect(journeyTimes.at(-1)).toBe('23:30');
  });

  it('XFER-27 starts with 09:00, two passengers and two pieces of luggage', () => {
    expect(toJourney({})).toEqual({
      pickupLocation: '',
      dropoffLocation: '',
      date: '',
      time: '09:00',
      passengers: 2,
      luggage: 2,
      isReturn: false,
      returnDate: '',
      returnTime: '09:00',
    });
  });

  it('XFER-27 prefers the values of the search', () => {
    expect(journey).toEqual({ ...search, isReturn: false, returnDate: '', returnTime: '09:00' });
    expect(toJourney({ luggage: 0, passengers: 1 })).toMatchObject({ luggage: 0, passengers: 1 });
  });

  it('XFER-24 replaces invalid values of a search', () => {
    expect(toJourney({ date: 'soon', time: 'noon', passengers: 40, luggage: -1 })).toEqual({
      ...toJourney({}),
      passengers: 10,
      luggage: 0,
    });
  });

  it.each([
    [{}, {}],
    [{ date: '' }, { date: 'missing' }],
    [{ time: '' }, { time: 'missing' }],
    [{ date: '2028-12-02' }, { date: 'tooFar' }],
    [{ date: '2026-11-30' }, { date: 'past' }],
    [{ date: '2026-12-01', time: '12:10' }, { time: 'past' }],
    [{ date: '2026-12-01', time: '12:30' }, {}],
    [{ passengers: 0 }, { passengers: 'outOfRange' }],
    [{ passengers: 11 }, { passengers: 'outOfRange' }],
    [{ passengers: 10, luggage: 10 }, {}],
    [{ luggage: -1 }, { luggage: 'outOfRange' }],
    [{ luggage: 11 }, { luggage: 'outOfRange' }],
    [{ pickupLocation: '', dropoffLocation: '' }, {}],
  ])('XFER-23 XFER-24 XFER-25 %o', (change, errors) => {
    expect(checkJourney({ ...journey, ...change }, now)).toEqual(errors);
  });

  it.each([
    [{ returnDate: '2026-12-20' }, {}],
    [{ returnDate: '' }, { returnDate: 'missing' }],
    [{ returnDate: '2026-12-20', returnTime: '' }, { returnTime: 'missing' }],
    [{ returnDate: '2026-12-17' }, { returnDate: 'past' }],
    [{ returnDate: '2026-12-18', returnTime: '09:30' }, { returnTime: 'past' }],
    [{ returnDate: '2026-12-18', returnTime: '10:00' }, {}],
    [{ returnDate: '2028-12-01' }, {}],
    [{ returnDate: '2028-12-02' }, { returnDate: 'tooFar' }],
  ])('XFER-23 XFER-25 with a return, %o', (change, errors) => {
    expect(checkJourney({ ...journey, isReturn: true, ...change }, now)).toEqual(errors);
    expect(checkJourney({ ...journey, ...change }, now)).toEqual({});
  });

  it('XFER-23 accepts exactly the journeys that start in the future and return after they start', () => {
    const aDay = fc.date({
      min: new Date('2026-11-25T00:00Z'),
      max: new Date('2026-12-08T00:00Z'),
      noInvalidDate: true,
    });
    const aTime = fc.constantFrom(...journeyTimes);
    const day = aDay.map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, aTime, day, aTime, (date, time, returnDate, returnTime) => {
        const start = `${date} ${time}`;
        const isValid = start > '2026-12-01 12:10' && `${returnDate} ${returnTime}` > start;
        const errors = checkJourney({ ...journey, date, time, isReturn: true, returnDate, returnTime }, now);
        expect(Object.keys(errors).length === 0).toBe(isValid);
      }),
    );
  });

  it('XFER-24 QUIRK-16 has other limits than the specified search, and those of the improved one', () => {
    expect(wizardLimits).toEqual({ passengers: { min: 1, max: 10 }, luggage: { min: 0, max: 10 }, time: '09:00' });
    expect(searchLimits).not.toEqual(wizardLimits);
    expect(improvedLimits).toEqual(wizardLimits);
    const large = { ...search, passengers: 10, luggage: 10 };
    expect(checkTransferSearch(large, today, improvedLimits)).toEqual({});
    expect(checkTransferSearch(large, today, searchLimits)).toEqual({
      passengers: 'outOfRange',
      luggage: 'outOfRange',
    });
  });
});

describe('which vehicle fits', () => {
  const sedan = { maxPassengers: 3, maxLuggage: 2 };
  it.each([
    [{ passengers: 3, luggage: 2 }, []],
    [{ passengers: 4, luggage: 2 }, [{ kind: 'passengers', capacity: 3 }]],
    [{ passengers: 3, luggage: 3 }, [{ kind: 'luggage', capacity: 2 }]],
    [
      { passengers: 5, luggage: 5 },
      [
        { kind: 'passengers', capacity: 3 },
        { kind: 'luggage', capacity: 2 },
      ],
    ],
  ])('GAP-39 %o', (load, shortages) => expect(findCapacityShortages(sedan, load)).toEqual(shortages));
});

const payment = {
  firstName: 'Mona',
  lastName: 'Haddad',
  email: 'mona@example.ae',
  phone: '+971 50 555 0142',
  paymentMethod: 'wallet',
} as const satisfies TransferPayment;

describe('the wizard’s second step', () => {
  it('XFER-29 can be paid by card, in cash or from the wallet', () =>
    expect(transferPaymentMethods).toEqual(['card', 'cash', 'wallet']));

  it('XFER-28 is complete with name, e-mail, phone and payment method', () =>
    expect(checkTransferPayment(payment, isPhone)).toEqual({}));

  it.each(['firstName', 'lastName', 'email', 'phone'] as const)('XFER-28 requires %s', (field) => {
    expect(checkTransferPayment({ ...payment, [field]: '  ' }, isPhone)).toEqual({ [field]: 'missing' });
  });

  it('rejects an invalid phone number', () =>
    expect(checkTransferPayment({ ...payment, phone: '12345' }, isPhone)).toEqual({ phone: 'invalid' }));

  it('XFER-28 requires a payment method and a valid e-mail address', () => {
    expect(checkTransferPayment({ ...payment, paymentMethod: '' }, isPhone)).toEqual({ paymentMethod: 'missing' });
    expect(checkTransferPayment({ ...payment, email: 'mona' }, isPhone)).toEqual({ email: 'invalid' });
  });
});

describe('the order', () => {
  const vehicle = { id: '701', price: '95.00', price_per_km: '2.50' };
  const extras = noExtras;

  it('XFER-30 XFER-31 requires a vehicle and both places', () => {
    expect(checkTransferOrder(null, journey)).toBe('Please select a vehicle');
    expect(checkTransferOrder(undefined, { ...journey, pickupLocation: '' })).toBe('Please select a vehicle');
    const places = 'Please select pickup and drop-off locations';
    expect(checkTransferOrder(vehicle, { ...journey, pickupLocation: ' ' })).toBe(places);
    expect(checkTransferOrder(vehicle, { ...journey, dropoffLocation: '' })).toBe(places);
    expect(checkTransferOrder(vehicle, journey)).toBeUndefined();
  });

  it('XFER-37 CONST-17 CONST-18 GAP-38 a return doubles the price', () => {
    expect(quoteVehicle(vehicle, { distance: 40, isReturn: false }).total).toBe(100_00);
    expect(quoteVehicle(vehicle, { distance: 40, isReturn: true }).total).toBe(200_00);
    expect(quoteVehicle({ price: '80.00', price_per_km: null }, { distance: 40, isReturn: false }).total).toBe(80_00);
    expect(quoteVehicle({ price: '80.00' }, { distance: 40, isReturn: true }).total).toBe(160_00);
    const zone_prices = [{ from: 'a', to: 'b', price: '70.00' }];
    const zones = { from: { id: 'b', name: 'B' }, to: { id: 'a', name: 'A' } };
    expect(quoteVehicle({ ...vehicle, zone_prices }, { distance: 40, zones, isReturn: true }).total).toBe(140_00);
    expect(quoteVehicle({ ...vehicle, zone_prices }, { distance: 40, isReturn: true }).total).toBe(200_00);
  });

  it('XFER-36 ENTITY-31 has every field of the contract', () => {
    expect(
      toTransferPayload({ journey, extras, payment: { ...payment, firstName: ' Mona ' }, vehicle, distance: 40 }),
    ).toEqual({
      pickup_location: 'Dubai Mall',
      dropoff_location: 'A villa in Al Barsha',
      journey_date: '2026-12-18',
      journey_time: '09:30',
      passengers: 3,
      luggage: 2,
      return_journey: false,
      return_date: null,
      return_time: null,
      first_name: 'Mona',
      last_name: 'Haddad',
      email: 'mona@example.ae',
      phone_number: '+971 50 555 0142',
      payment_method: 'wallet',
      total_amount: '100.00',
      distance: 40,
      vehicle_id: '701',
      price: '100.00',
    });
  });

  it('XFER-36 XFER-37 with its return', () => {
    const withReturn = { ...journey, isReturn: true, returnDate: '2026-12-20', returnTime: '18:00' };
    expect(toTransferPayload({ journey: withReturn, extras, payment, vehicle, distance: 40 })).toMatchObject({
      return_journey: true,
      return_date: '2026-12-20',
      return_time: '18:00',
      total_amount: '200.00',
      price: '100.00',
    });
  });

  it('XFER-36 has a flight number, if a place is an airport, and child seats', () => {
    const childSeats = { infant: 1, child: 0, booster: 1 };
    const order = { payment, vehicle, distance: 40, extras: { flightNumber: ' ek 73', childSeats } };
    const fromAirport = { ...journey, pickupLocation: 'Terminal 3, DXB' };
    expect(toTransferPayload({ ...order, journey: fromAirport })).toMatchObject({
      flight_number: 'ek 73',
      child_seats: childSeats,
    });
    expect(toTransferPayload({ ...order, journey })).not.toHaveProperty('flight_number');
  });

  it('GAP-26 has the confirmed price', () => {
    const confirmedAmount = parseFils('112.50');
    expect(toTransferPayload({ journey, extras, payment, vehicle, distance: 40, confirmedAmount }).total_amount).toBe(
      '112.50',
    );
  });

  it('GAP-26 has a promo code', () => {
    const order = { journey, extras, payment, vehicle, distance: 40, promoCode: 'SPRING10' };
    expect(toTransferPayload(order)).toMatchObject({ promo_code: 'SPRING10' });
  });
});

it('CONST-27 a driver waits for 60 minutes', () => expect(waitingMinutes).toBe(60));

describe('a transfer’s extras', () => {
  const fromAirport = { pickupLocation: 'DXB', dropoffLocation: 'Dubai Mall', passengers: 2 };

  it.each([
    ['ek 073', 'EK073'],
    ['UAE-73', 'UAE73'],
    ['3L 1', '3L1'],
    ['g9 1234a', 'G91234A'],
  ])('the flight number %s is %s', (text, number) => expect(parseFlightNumber(text)).toBe(number));

  it.each(['', 'EK', '73', '12 34', 'EKXX 73', 'EK 12345', 'the one from Rome'])('%s is no flight number', (text) =>
    expect(parseFlightNumber(text)).toBeUndefined(),
  );

  it.each([
    [{}, {}],
    [{ flightNumber: 'EK 73' }, {}],
    [{ flightNumber: 'soon' }, { flightNumber: 'invalid' }],
    [{ childSeats: { infant: 0, child: 1, booster: 1 } }, {}],
    [{ childSeats: { infant: 1, child: 1, booster: 1 } }, { childSeats: 'tooMany' }],
  ])('are checked: %o', (change, errors) =>
    expect(checkTransferExtras({ ...noExtras, ...change }, fromAirport)).toEqual(errors),
  );

  it.each([
    ['Deira', 'Dubai Mall', false],
    ['Deira', 'Terminal 1, Sharjah airport', true],
    ['My airport hotel', 'Deira', true],
  ])('a flight number needs an airport: %s to %s', (pickupLocation, dropoffLocation, isAllowed) =>
    expect(
      checkTransferExtras({ ...noExtras, flightNumber: 'EK 73' }, { pickupLocation, dropoffLocation, passengers: 1 }),
    ).toEqual(isAllowed ? {} : { flightNumber: 'noAirport' }),
  );

  it('child seats are formatted', () => {
    expect(formatChildSeats(noExtras.childSeats)).toBe('');
    expect(formatChildSeats({ infant: 1, child: 2, booster: 3 })).toBe('1 infant seat, 2 child seats, 3 boosters');
    expect(formatChildSeats({ infant: 0, child: 0, booster: 1 })).toBe('1 booster');
  });
});
