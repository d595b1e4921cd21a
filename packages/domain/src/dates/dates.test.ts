import { fromDate, getDayOfWeek, CalendarDate as Reference } from '@internationalized/date';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aDate, anInstant, aTime } from '../testing/arbitraries.ts';
import {
  addDays,
  findNearRamadan,
  formatDate,
  formatShortDate,
  formatTime,
  fromDubaiTime,
  getLastBookableDate,
  getWeekday,
  isRamadan,
  listDates,
  normaliseDate,
  normaliseTime,
  toDubaiDate,
  toDubaiTime,
  toMinutesOfDay,
  toTimeOfDay,
  toVisitorTime,
} from './index.ts';

const ownZone = process.env['TZ'];

/** Every rule gives the same result in any time zone of the machine. */
describe.each([
  ['Pacific/Kiritimati', -840],
  ['UTC', 0],
  ['Asia/Dubai', -240],
  ['America/Los_Angeles', 480],
])('GAP-31 in %s', (zone, minutesBehind) => {
  beforeEach(() => {
    process.env['TZ'] = zone;
  });
  afterEach(() => {
    if (ownZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = ownZone;
  });

  it('GAP-31 the machine uses the zone', () => {
    expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(minutesBehind);
  });

  describe('toVisitorTime', () => {
    it.each([
      ['Europe/London', '2026-12-18', '09:00', { time: '05:00', day: 'same' }],
      ['Europe/London', '2026-07-18', '09:00', { time: '06:00', day: 'same' }],
      ['Europe/London', '2026-12-18', '03:59', { time: '23:59', day: 'before' }],
      ['Asia/Kolkata', '2026-12-18', '22:30', { time: '00:00', day: 'after' }],
      ['America/Los_Angeles', '2027-01-01', '09:00', { time: '21:00', day: 'before' }],
      ['UTC', '2026-12-18', '04:00', { time: '00:00', day: 'same' }],
      ['Asia/Dubai', '2026-12-18', '09:00', undefined],
      ['Asia/Muscat', '2026-12-18', '09:00', undefined],
      ['Nowhere/Land', '2026-12-18', '09:00', undefined],
    ])('GAP-31 in %s, %s at %s in Dubai is %o', (own, date, time, shown) =>
      expect(toVisitorTime(date, time, own)).toEqual(shown),
    );

    it('GAP-31 is the same instant in that zone', () => {
      const zones = fc.constantFrom('Europe/Paris', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia');
      fc.assert(
        fc.property(aDate, aTime, zones, (date, time, own) => {
          const there = fromDate(fromDubaiTime(date, time), own);
          const clock = `${String(there.hour).padStart(2, '0')}:${String(there.minute).padStart(2, '0')}`;
          expect(toVisitorTime(date, time, own)?.time).toBe(clock);
        }),
      );
    });
  });

  describe('normaliseDate', () => {
    it.each([
      ['2026-12-18', '2026-12-18'],
      [' 2026-12-18 ', '2026-12-18'],
      ['2026-12-18T23:59:00+04:00', '2026-12-18'],
      ['2026-12-18 09:00', '2026-12-18'],
      ['2028-02-29', '2028-02-29'],
      ['2026-02-29', undefined],
      ['2026-13-01', undefined],
      ['2026-00-10', undefined],
      ['2026-01-00', undefined],
      ['2026-04-31', undefined],
      ['18/12/2026', undefined],
      ['2026-12-180', undefined],
      ['x2026-12-18', undefined],
      ['2026-1-8', undefined],
      ['', undefined],
    ])('CART-25 parses %o as %o', (text, date) => expect(normaliseDate(text)).toBe(date));
  });

  it('ACT-18 counts days over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    fc.assert(
      fc.property(aDate, fc.integer({ min: -500, max: 500 }), (date, days) => {
        const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
        expect(addDays(date, days)).toBe(new Reference(year, month, day).add({ days }).toString());
      }),
    );
  });

  it('ACT-18 lists each day of a range once, in order', () => {
    expect(listDates('2026-12-30', '2027-01-01')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
    expect(listDates('2026-12-30', '2026-12-30')).toEqual(['2026-12-30']);
    expect(listDates('2026-12-30', '2026-12-29')).toEqual([]);
    expect(listDates('2026-12-30', '2026-12-01')).toEqual([]);
    expect(listDates('2026-01-01', '2026-12-31')).toHaveLength(365);
  });

  it('ACT-19 counts weekdays from Sunday', () => {
    expect(getWeekday('2026-12-20')).toBe(0);
    expect(getWeekday('2026-12-26')).toBe(6);
    expect(getWeekday('1969-12-31')).toBe(3);
    expect(() => getWeekday('someday')).toThrow(new RangeError('Not a date: someday'));
    fc.assert(
      fc.property(aDate, (date) => {
        const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
        expect(getWeekday(date)).toBe(getDayOfWeek(new Reference(year, month, day), 'en-US', 'sun'));
      }),
    );
  });

  it('GAP-31 a day in Dubai begins at 20:00 UTC', () => {
    expect(toDubaiDate(new Date('2026-12-17T19:59:59.999Z'))).toBe('2026-12-17');
    expect(toDubaiDate(new Date('2026-12-17T20:00:00Z'))).toBe('2026-12-18');
    expect(toDubaiTime(new Date('2026-12-17T20:00:00Z'))).toBe('00:00');
    expect(toDubaiTime(new Date('2026-12-17T05:30:00Z'))).toBe('09:30');
    expect(fromDubaiTime('2026-12-18')).toEqual(new Date('2026-12-17T20:00:00Z'));
    expect(fromDubaiTime('2026-12-18', '09:30')).toEqual(new Date('2026-12-18T05:30:00Z'));
  });

  it('GAP-31 agrees with the time zone database', () => {
    fc.assert(
      fc.property(anInstant, (instant) => {
        const there = fromDate(instant, 'Asia/Dubai');
        expect(toDubaiDate(instant)).toBe(`${there.year}-${two(there.month)}-${two(there.day)}`);
        expect(toDubaiTime(instant)).toBe(`${two(there.hour)}:${two(there.minute)}`);
      }),
    );
  });

  it('GAP-31 a date and time convert to an instant and back', () => {
    fc.assert(
      fc.property(aDate, aTime, (date, time) => {
        const instant = fromDubaiTime(date, time);
        expect([toDubaiDate(instant), toDubaiTime(instant)]).toEqual([date, time]);
      }),
    );
  });

  it('ACT-18 formats dates', () => {
    expect(formatDate('2026-12-18')).toBe('Fri 18 December 2026');
    expect(formatDate('2027-01-03')).toBe('Sun 3 January 2027');
    expect(formatShortDate('2026-12-18')).toBe('18 Dec 2026');
    expect(formatShortDate('2027-09-03')).toBe('3 Sep 2027');
  });
});

const two = (part: number) => String(part).padStart(2, '0');

it.each([
  [2026, [['2026-02-18', '2026-03-19']]],
  [2027, [['2027-02-08', '2027-03-08']]],
  [2028, [['2028-01-28', '2028-02-25']]],
  [2029, [['2029-01-16', '2029-02-13']]],
  [
    2030,
    [
      ['2030-01-05', '2030-02-03'],
      ['2030-12-26', '2030-12-31'],
    ],
  ],
])('the days of Ramadan in %i are those of the published calendar of Umm al-Qura', (year, periods) => {
  const days = listDates(`${year}-01-01`, `${year}-12-31`).filter(isRamadan);
  expect(days).toEqual(periods.flatMap(([first = '', last = '']) => listDates(first, last)));
});

it.each([
  ['2026-11-09', undefined],
  ['2026-11-10', '2027-02-08'],
  ['2027-02-08', '2027-02-08'],
  ['2027-02-20', '2027-02-08'],
  ['2027-03-08', '2027-02-08'],
  ['2027-03-09', undefined],
])('on %s, the Ramadan that is near begins on %s', (today, first) => {
  expect(findNearRamadan(today)).toEqual(first && { first, last: '2027-03-08' });
});

describe('normaliseTime', () => {
  it.each([
    ['9:00', '09:00'],
    ['09:00:00', '09:00'],
    [' 23:59:59.123 ', '23:59'],
    ['00:00', '00:00'],
    ['2:30 PM', '14:30'],
    ['2:30am', '02:30'],
    ['12:00 AM', '00:00'],
    ['12:15 pm', '12:15'],
    ['24:00', undefined],
    ['23:60', undefined],
    ['13:00 PM', undefined],
    ['0:30 AM', undefined],
    ['1:00 PM', '13:00'],
    ['9', undefined],
    ['9:0', undefined],
    ['x9:00', undefined],
    ['9:00x', undefined],
    ['123:00', undefined],
    ['', undefined],
    ['Flexible', undefined],
  ])('CART-25 parses %o as %o', (text, time) => expect(normaliseTime(text)).toBe(time));

  it('CART-25 leaves a valid time unchanged', () => {
    fc.assert(
      fc.property(aTime, (time) => {
        expect(normaliseTime(time)).toBe(time);
      }),
    );
  });
});

describe('formatTime', () => {
  it.each([
    ['14:30', '2:30 PM'],
    ['00:05', '12:05 AM'],
    ['12:00', '12:00 PM'],
    ['11:59', '11:59 AM'],
    ['23:09', '11:09 PM'],
  ])('PLAN-30 formats %s as %s', (time, shown) => expect(formatTime(time)).toBe(shown));

  it('PLAN-30 can be parsed again', () => {
    fc.assert(
      fc.property(aTime, (time) => {
        expect(normaliseTime(formatTime(time))).toBe(time);
      }),
    );
  });
});

it('CART-25 counts minutes since midnight', () => {
  expect(toMinutesOfDay('00:00')).toBe(0);
  expect(toMinutesOfDay('14:30')).toBe(870);
});

describe('CART-25 toTimeOfDay', () => {
  it.each([
    [0, '00:00'],
    [870, '14:30'],
    [1439, '23:59'],
    [1440, '00:00'],
    [1505, '01:05'],
  ])('CART-25 %i minutes after midnight it is %s', (minutes, time) => expect(toTimeOfDay(minutes)).toBe(time));

  it('CART-25 is the inverse of toMinutesOfDay', () => {
    fc.assert(
      fc.property(aTime, (time) => {
        expect(toTimeOfDay(toMinutesOfDay(time))).toBe(time);
      }),
    );
    fc.assert(
      fc.property(fc.nat({ max: 24 * 60 - 1 }), (minutes) => {
        expect(toMinutesOfDay(toTimeOfDay(minutes))).toBe(minutes);
      }),
    );
  });
});

describe('names of months and weekdays', () => {
  it('ACT-18 are complete', () => {
    const months = Array.from({ length: 12 }, (_, index) => formatDate(`2026-${two(index + 1)}-01`).split(' ')[2]);
    expect(months).toEqual(
      'January February March April May June July August September October November December'.split(' '),
    );
    const days = listDates('2026-12-20', '2026-12-26').map((date) => formatDate(date).split(' ')[0]);
    expect(days).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  });

  it.each([formatDate, formatShortDate])('CART-25 reject text that is no date', (format) => {
    expect(() => format('2026-13-01')).toThrow(new RangeError('Not a date: 2026-13-01'));
    expect(() => format('')).toThrow(new RangeError('Not a date: '));
  });
});

it.each([
  ['2026-11-22', '2028-11-22'],
  ['2028-02-28', '2030-02-28'],
  ['2028-02-29', '2030-02-28'],
])('GAP-24 on %s the last bookable date is %s', (today, last) => expect(getLastBookableDate(today)).toBe(last));
