import { type CalendarDate, getWeekday } from '../dates/index.ts';
import { MIDNIGHT } from './trip.ts';
import type { Prayer, PrayerName } from './tripBreaks.ts';

/** When the times of a day's prayers begin, and sunrise, in minutes since midnight. */
export interface PrayerTimes {
  readonly fajr: number;
  readonly sunrise: number;
  readonly dhuhr: number;
  readonly asr: number;
  readonly maghrib: number;
  readonly isha: number;
}

/** For ablution, the prayer, and finding a place for it. */
const MINUTES = 20;
/** Sermon and prayer begin at 12:45 in all mosques of the Emirates since January 2026. */
const FRIDAY = { from: 12 * 60 + 30, to: 12 * 60 + 45, minutes: 45 };
/** A break begins within this time after the prayer's, if the day allows. */
const PROMPT = 60;

/**
 * Lists the prayers of a day. Each begins after its time and ends before that of the next one, Fajr before sunrise.
 *
 * @param times of the date at the group's place
 * @example listPrayers('2030-03-03', times)[1] // { name: 'dhuhr', from: 754, to: 933, minutes: 20 }
 * @example listPrayers('2030-03-01', times)[1] // { name: 'friday', from: 750, to: 765, minutes: 45 }
 */
export function listPrayers(
  date: CalendarDate,
  { fajr, sunrise, dhuhr, asr, maghrib, isha }: PrayerTimes,
): readonly Prayer[] {
  const prayer = (name: PrayerName, from: number, next: number): Prayer => ({
    name,
    from,
    to: next - MINUTES,
    minutes: MINUTES,
  });
  return [
    prayer('fajr', fajr, sunrise),
    getWeekday(date) === 5 ? { name: 'friday', ...FRIDAY } : prayer('dhuhr', dhuhr, asr),
    prayer('asr', asr, maghrib),
    prayer('maghrib', maghrib, isha),
    prayer('isha', isha, MIDNIGHT),
  ];
}

/** When a prayer begins, in minutes since midnight. */
export interface PrayerStart {
  readonly name: PrayerName;
  readonly start: number;
}

/**
 * Lists when the prayers of a day begin; on Fridays, the sermon in the mosques is in place of Dhuhr.
 *
 * @example listPrayerStarts('2030-03-03', times)[1] // { name: 'dhuhr', start: 754 }
 * @example listPrayerStarts('2030-03-01', times)[1] // { name: 'friday', start: 765 }
 */
export const listPrayerStarts = (date: CalendarDate, times: PrayerTimes): PrayerStart[] =>
  listPrayers(date, times).map(({ name, from, to }) => ({ name, start: name === 'friday' ? to : from }));

/**
 * Shortens the times of prayers to their beginning.
 *
 * @example toPrompt([{ name: 'asr', from: 900, to: 1040, minutes: 20 }]) // [{ name: 'asr', from: 900, to: 960, minutes: 20 }]
 * @example toPrompt([{ name: 'friday', from: 750, to: 765, minutes: 45 }]) // [{ name: 'friday', from: 750, to: 765, minutes: 45 }]
 */
export const toPrompt = (prayers: readonly Prayer[]): readonly Prayer[] =>
  prayers.map((prayer) => ({ ...prayer, to: Math.min(prayer.to, prayer.from + PROMPT) }));
