import { toTimeOfDay } from '@aitours/domain/dates';
import { expect, test } from 'vitest';
import { computePrayerTimes } from '../../src/planner/prayerTimes.ts';

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
