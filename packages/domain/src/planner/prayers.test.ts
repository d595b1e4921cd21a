import { describe, expect, it } from 'vitest';
import { findDayBreaks } from './breaks.ts';
import {
  extractPreferences,
  findLeftOutReason,
  findTripErrors,
  listPrayerStarts,
  listPrayers,
  type PlannerPlace,
  parseTrip,
  planTrip,
  type TripQuery,
} from './index.ts';

const [friday, sunday] = ['2030-03-01', '2030-03-03'];
const times = { fajr: 325, sunrise: 399, dhuhr: 754, asr: 954, maghrib: 1104, isha: 1178 };
const prayers = { [friday]: listPrayers(friday, times), [sunday]: listPrayers(sunday, times) };
const downtown = { latitude: 25.1972, longitude: 55.2744 };
const marina = { latitude: 25.08, longitude: 55.14 };
const query: TripQuery = { destination: 'Dubai', dates: [sunday], interests: [], groupSize: 2, prayers };
const place = (id: string, from: number, to: number, minutes: number, rest: Partial<PlannerPlace> = {}) => ({
  id,
  location: 'Dubai',
  point: downtown,
  minutes,
  groupPrice: 0,
  serves: [],
  rating: 4,
  openings: { [friday]: [{ from, to, spots: 9 }], [sunday]: [{ from, to, spots: 9 }] },
  ...rest,
});
const stop = (placeId: string, start: number, end: number) => ({ placeId, start, end });
const find = (date: string, ...stops: ReturnType<typeof stop>[]) =>
  findDayBreaks(stops, { getPlace: () => ({ serves: ['food'], point: downtown }), prayers: prayers[date] });

describe('the prayers of a day', () => {
  it('each is said before the next one’s time, on Fridays together at noon', () => {
    expect(prayers[sunday]).toEqual([
      { name: 'fajr', from: 325, to: 379, minutes: 20 },
      { name: 'dhuhr', from: 754, to: 934, minutes: 20 },
      { name: 'asr', from: 954, to: 1084, minutes: 20 },
      { name: 'maghrib', from: 1104, to: 1158, minutes: 20 },
      { name: 'isha', from: 1178, to: 1420, minutes: 20 },
    ]);
    expect(prayers[friday]?.[1]).toEqual({ name: 'friday', from: 750, to: 765, minutes: 45 });
  });

  it('a break is between two stops, as early as it can be', () => {
    expect(find(sunday, stop('a', 600, 720), stop('b', 800, 900), stop('c', 990, 1050)).prayers).toEqual([
      { name: 'dhuhr', start: 754, end: 774 },
      { name: 'asr', start: 954, end: 974 },
    ]);
    expect(find(sunday, stop('a', 600, 800), stop('b', 820, 900)).prayers).toEqual([
      { name: 'dhuhr', start: 800, end: 820 },
    ]);
  });

  it('before the first stop and after the last, there is time without a break', () => {
    const { prayers: shown, missing } = find(sunday, stop('a', 774, 934), stop('b', 934, 954));
    expect([shown, missing]).toEqual([[], []]);
    expect(find(sunday, stop('a', 750, 940)).missing.map(({ name }) => name)).toEqual(['dhuhr']);
    expect(find(friday, stop('a', 790, 940)).missing.map(({ name }) => name)).toEqual(['friday']);
    expect(find(friday, stop('a', 700, 765), stop('b', 800, 820)).missing.map(({ name }) => name)).toEqual(['friday']);
    expect(find(friday, stop('a', 700, 765), stop('b', 810, 820)).prayers).toEqual([
      { name: 'friday', start: 765, end: 810 },
    ]);
  });

  it('lunch and a prayer follow one another, in the order that fits', () => {
    const both = (...stops: ReturnType<typeof stop>[]) =>
      findDayBreaks(stops, { getPlace: () => ({ serves: [] }), prayers: prayers[sunday] });
    expect(both(stop('a', 600, 740), stop('b', 819, 900))).toMatchObject({
      lunch: { start: 774, end: 819 },
      prayers: [{ name: 'dhuhr', start: 754, end: 774 }],
    });
    expect(both(stop('a', 600, 740), stop('b', 805, 900))).toMatchObject({
      lunch: { start: 740, end: 785 },
      prayers: [{ name: 'dhuhr', start: 785, end: 805 }],
    });
    expect(both(stop('a', 600, 740), stop('b', 800, 940)).missing).toHaveLength(1);
  });

  it('the drive from the hotel and between stops is no time for a prayer', () => {
    const getPlace = (id: string) => ({ serves: ['food'], point: id === 'marina' ? marina : downtown });
    const of = { getPlace, prayers: prayers[sunday] };
    const names = (...args: Parameters<typeof findDayBreaks>) => findDayBreaks(...args).missing.map(({ name }) => name);
    expect(names([stop('a', 600, 754), stop('marina', 780, 940)], of)).toEqual(['dhuhr']);
    expect(names([stop('a', 600, 754), stop('b', 780, 940)], of)).toEqual([]);
    expect(names([stop('a', 780, 940)], { ...of, hotel: marina })).toEqual(['dhuhr']);
    expect(names([stop('a', 820, 940)], { ...of, hotel: marina })).toEqual([]);
  });
});

describe('GAP-68 plans with breaks for prayers', () => {
  it('a visit that takes all the time of a prayer is left out, and no other', () => {
    const safari = place('safari', 900, 900, 360);
    expect(findLeftOutReason(safari, query)).toBe('prayers');
    expect(findLeftOutReason(safari, { ...query, prayers: undefined })).toBeUndefined();
    expect(planTrip([safari], query).leftOut).toEqual([{ placeId: 'safari', reason: 'prayers' }]);
    expect(findLeftOutReason(place('dawn', 320, 320, 180), query)).toBe('prayers');
    expect(findLeftOutReason(place('day', 700, 1000, 240), query)).toBeUndefined();
    expect(planTrip([place('day', 700, 1000, 240)], query).days[0]?.stops).toEqual([stop('day', 775, 1015)]);
  });

  it('the stops of a day leave time for prayers and lunch', () => {
    const places = [place('a', 600, 600, 150), place('b', 720, 1000, 60), place('c', 900, 1200, 180)];
    const plan = planTrip(places, query);
    expect(plan.leftOut).toEqual([]);
    expect(plan.days).toEqual([
      {
        date: sunday,
        stops: [stop('a', 600, 750), stop('b', 750, 810), stop('c', 975, 1155)],
        lunch: { start: 830, end: 875 },
        prayers: [
          { name: 'dhuhr', start: 810, end: 830 },
          { name: 'asr', start: 954, end: 974 },
        ],
      },
    ]);
    expect(findTripErrors(plan.days, places, query)).toEqual([]);
    expect(planTrip(places, { ...query, dates: [friday] }).days[0]?.prayers?.[0]).toEqual({
      name: 'friday',
      start: 750,
      end: 795,
    });
  });

  it('a prayer is said later if the day has no time at its beginning', () => {
    const places = [
      place('a', 700, 700, 100),
      place('b', 800, 800, 60, { serves: ['food'] }),
      place('c', 900, 900, 30),
    ];
    const [day] = planTrip(places, query).days;
    expect(day?.stops).toHaveLength(3);
    expect(day?.prayers).toEqual([{ name: 'dhuhr', start: 860, end: 880 }]);
  });

  it('finds the error of a plan without time for a prayer', () => {
    const places = [place('a', 600, 600, 200), place('b', 800, 800, 140)];
    const days = [{ date: sunday, stops: [stop('a', 600, 800), stop('b', 800, 940)] }];
    expect(findTripErrors(days, places, query)).toContain('there is no time for dhuhr on 2030-03-03');
    const unknown = places.map((one) => ({ ...one, minutes: undefined }));
    expect(findTripErrors(days, unknown, query)).toContain('a has another duration');
  });
});

describe('GAP-69 the wish for prayer breaks', () => {
  const read = (text: string, needs?: ('prayer_breaks' | 'wheelchair')[]) =>
    extractPreferences(text, needs ? { needs } : {}, '2030-01-01');
  it.each([
    'with prayer breaks',
    'we need time for prayers',
    'please add time for prayers',
    'we would like prayer breaks',
    'we’d like some time to pray',
    'include prayer breaks',
    'we pray',
    'my parents pray five times a day',
    'we want to pray on time',
    'time for salah',
    'breaks for salat',
    'with prayr breaks',
    'time for parayers',
    'we would like to attend Friday prayers',
    'jumuah is important to us',
  ])('“%s”', (text) => expect(read(text)).toEqual({ needs: ['prayer_breaks'] }));

  it.each([
    'no prayer breaks',
    'we don’t pray',
    'without time for prayers',
    'we pray for good weather',
    'can we hear the call to prayer',
    'prayer rugs',
    'the players were praised, the salad was good, we paid',
  ])('not “%s”', (text) => expect(read(text)).not.toHaveProperty('needs'));

  it('a message can take it back', () => {
    expect(read('remove the prayer breaks', ['wheelchair', 'prayer_breaks'])).toEqual({ needs: ['wheelchair'] });
    expect(read('we don’t need prayer breaks', ['prayer_breaks'])).toEqual({ needs: [] });
  });
});

it('ENTITY-44 parses breaks for prayers, and ignores unknown ones', () => {
  const parse = (given: unknown) => parseTrip({ days: [{ date: sunday, activities: [], prayers: given }] })?.[0];
  const prayer = { prayer: 'asr', time: '15:54', end_time: '16:14' };
  expect(parse([prayer])).toEqual({
    date: sunday,
    stops: [],
    prayers: [{ prayer: 'asr', time: '15:54', endTime: '16:14' }],
  });
  expect(parse([{ ...prayer, prayer: 'noon' }])).toEqual({ date: sunday, stops: [] });
});

it('prayers begin at their times, and on Fridays the sermon at 12:45 is in place of Dhuhr', () => {
  const starts = (date: string) => listPrayerStarts(date, times).map(({ name, start }) => [name, start]);
  const others = [
    ['asr', 954],
    ['maghrib', 1104],
    ['isha', 1178],
  ];
  expect(starts(sunday)).toEqual([['fajr', 325], ['dhuhr', 754], ...others]);
  expect(starts(friday)).toEqual([['fajr', 325], ['friday', 765], ...others]);
});
