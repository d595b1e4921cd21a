import { toTimeOfDay } from '@aitours/domain/dates';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { computePrayerTimes } from '../../src/planner/prayerTimes.ts';
import { startTestApi, type TestApi } from '../../src/testing/index.ts';

const dubai = { latitude: 25.263056, longitude: 55.297222 };

/** What the General Authority of Islamic Affairs published for Dubai: Fajr, sunrise, Dhuhr, Asr, Maghrib, Isha. */
test.each([
  ['2018-01-01', '05:42 07:01 12:25 15:24 17:44 19:03'],
  ['2018-03-01', '05:25 06:39 12:34 15:54 18:24 19:38'],
  ['2018-06-01', '04:00 05:25 12:19 15:43 19:08 20:33'],
  ['2018-08-01', '04:21 05:43 12:28 15:55 19:07 20:29'],
  ['2018-11-01', '05:08 06:23 12:05 15:17 17:42 18:57'],
  ['2018-12-01', '05:25 06:43 12:11 15:11 17:32 18:50'],
])('the prayers of %s are at %s, give or take a minute', (date, published) => {
  const { fajr, sunrise, dhuhr, asr, maghrib, isha } = computePrayerTimes(date, dubai);
  const shifts = [-1, 0, 1].map((by) => [fajr, sunrise, dhuhr, asr, maghrib, isha].map((at) => toTimeOfDay(at + by)));
  for (const [index, time] of published.split(' ').entries())
    expect(shifts.map((times) => times[index])).toContain(time);
});

test('in the east, prayers are earlier', () => {
  const fujairah = computePrayerTimes('2030-03-01', { latitude: 25.1288, longitude: 56.3265 });
  expect(computePrayerTimes('2030-03-01', dubai).dhuhr - fujairah.dhuhr).toBe(4);
});

describe('the prayer times of a date', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ now: '2026-11-27T08:00:00Z' });
  });
  afterAll(() => api.close());

  const read = (date: string, place: string) =>
    api.call('GET', `/day-planner/prayer-times/?${new URLSearchParams({ date, place })}`);
  const readNoon = async (place: string) => (await read('2030-03-03', place)).json().prayers[1].time;

  test('are those of the place, and clients can store them', async () => {
    const response = await read('2030-03-03', 'Street 7, Deira, Dubai');
    expect(response.json()).toEqual({
      date: '2030-03-03',
      is_place_known: true,
      is_ramadan: false,
      sunrise: '06:37',
      prayers: [
        { prayer: 'fajr', time: '05:23' },
        { prayer: 'dhuhr', time: '12:34' },
        { prayer: 'asr', time: '15:55' },
        { prayer: 'maghrib', time: '18:25' },
        { prayer: 'isha', time: '19:39' },
      ],
    });
    const { etag } = response.headers;
    const path = `/day-planner/prayer-times/?${new URLSearchParams({ date: '2030-03-03', place: 'Street 7, Deira, Dubai' })}`;
    expect((await api.call('GET', path, { headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304);
    expect(await readNoon('A beach in Fujairah')).toBe('12:30');
    expect(await readNoon('Liwa, Abu Dhabi')).toBe('12:40');
  });

  test('have the sermon on Fridays, and say if the date is in Ramadan', async () => {
    const friday = (await read('2027-02-12', 'Abu Dhabi')).json();
    expect(friday).toMatchObject({ is_place_known: true, is_ramadan: true });
    expect(friday.prayers[1]).toEqual({ prayer: 'friday', time: '12:45' });
  });

  test('are those of Dubai where the place isn’t known', async () => {
    const unknown = (await read('2030-03-03', 'Nowhere Lodge')).json();
    expect(unknown).toMatchObject({ is_place_known: false });
    expect(unknown.prayers).toEqual((await read('2030-03-03', 'Dubai')).json().prayers);
  });

  test.each([
    ['date=2030-02-30&place=Dubai', 'date'],
    ['date=2030-03-03&place=', 'place'],
    ['date=2030-03-03', 'place'],
  ])('of %s are invalid', async (query, field) => {
    const response = await api.call('GET', `/day-planner/prayer-times/?${query}`);
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, [field]]);
  });
});
