import { addDays, type CalendarDate, getWeekday } from '../../dates/index.ts';
import { MONTHS } from '../findDates.ts';
import { parseTripDays } from '../parseNumbers.ts';
import { COUNT, parseCount } from './counts.ts';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const [MONDAY, SATURDAY] = [1, 6];
const LONG = '(sunday|monday|tuesday|wednesday|thursday|friday|saturday)';
const ANY =
  '(sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?)';
const MONTH = `(?:${MONTHS.join('|')})[a-z]*`;
const FULL_DATE = `(?:\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}|${MONTH}\\s+\\d|\\d{4}-\\d|\\d{1,2}/\\d)`;

const createPattern = (source: string) => new RegExp(source, 'gi');
/** "Friday 12 March": the date says it all. */
const BEFORE_DATE = createPattern(`\\b(?:on )?${ANY},? (?=${FULL_DATE})`);
const WEEKEND = createPattern('\\b(?:(?:on|at|over|for) )?(this|next|the|coming)(?: coming)? week-?end\\b');
const WEEKDAY_RANGE = createPattern(
  `(?<!\\bthe )\\b(?:(?:on|from) )?(?:(this|next|coming) )?${ANY} ?(?:to|until|till|through|and|-|–) ?(?:this |next )?${ANY}\\b`,
);
const WEEKDAY = createPattern(`\\b(?:(?:on )?(this|next|coming) ${ANY}|(on|from|until|till|by) ${ANY}|${LONG})\\b`);
const DAY_PART_OF_TODAY = /\bthis (?=morning|afternoon|evening)|\b(?=tonight\b)/gi;
const AFTER_TOMORROW = /\b(?:the )?day after tomorrow\b/gi;
const LATER = createPattern(`\\bin (?:(?:${COUNT}|(a)) weeks?\\b(?:['’] time)?|${COUNT} days['’]? time\\b)`);
const NEXT_WEEK = /\bnext week\b/gi;
const DAY_OF_MONTH = createPattern(
  `(?<!${MONTH} )\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b(?! (?:of )?${MONTH}| ?(?:to|until|till|-|–) ?\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}| (?:floor|birthday|anniversary|time|stop|activity|one)\\b)`,
);

const findWeekday = (name = ''): number => WEEKDAYS.indexOf(name.slice(0, 3).toLowerCase());
const isNext = (word: string | undefined): boolean => word?.toLowerCase() === 'next';

/** The first such weekday from a day on, that day included. */
const findNext = (weekday: number, from: CalendarDate): CalendarDate =>
  addDays(from, (weekday - getWeekday(from) + 7) % 7);

/** The Monday after this week, which ends on Sunday. */
const getNextMonday = (today: CalendarDate): CalendarDate => findNext(MONDAY, addDays(today, 1));

/** "next Friday" is Friday of next week; without "next", the first Friday from today on. */
const findDay = (name: string | undefined, modifier: string | undefined, today: CalendarDate): CalendarDate =>
  findNext(findWeekday(name), isNext(modifier) ? getNextMonday(today) : today);

/**
 * Replaces dates that depend on the current one by YYYY-MM-DD: weekdays and ranges of them, weekends (Saturday and Sunday),
 * "next week", "in two weeks", "the day after tomorrow", and days of the month such as "the 6th". A weekend of a trip whose
 * length is stated is only its start.
 *
 * @param text without repeated spaces
 * @param today in Dubai
 * @param start the first day of the trip, if it is known: a last day without a month follows it
 * @example expandDates('next weekend', '2026-11-26') // '2026-12-05 to 2026-12-06'
 * @example expandDates('Sat to Mon', '2026-11-26') // '2026-11-28 to 2026-11-30'
 * @example expandDates('for 3 days from the 6th', '2026-11-26') // 'for 3 days from 2026-12-06'
 */
export function expandDates(text: string, today: CalendarDate, start: CalendarDate = today): string {
  return expandDaysOfMonth(
    text
      .replace(BEFORE_DATE, '')
      .replace(WEEKEND, (_, modifier) => {
        const saturday = getWeekday(today) === 0 && !isNext(modifier) ? today : findDay('sat', modifier, today);
        const endsOnSunday = getWeekday(saturday) === SATURDAY && parseTripDays(text) === undefined;
        return endsOnSunday ? `${saturday} to ${addDays(saturday, 1)}` : saturday;
      })
      .replace(WEEKDAY_RANGE, (_, modifier, first, last) => {
        const from = findDay(first, modifier, today);
        return `${from} to ${findNext(findWeekday(last), from)}`;
      })
      .replace(WEEKDAY, (_, modifier, modified, preposition, prefixed, long) => {
        const isEnd = /^(?:until|till|by)$/i.test(preposition ?? '');
        const day = findDay(modified ?? prefixed ?? long, modifier, isEnd ? start : today);
        return isEnd ? `until ${day}` : day;
      })
      .replace(AFTER_TOMORROW, addDays(today, 2))
      .replace(DAY_PART_OF_TODAY, `${today} `)
      .replace(LATER, (_, weeks, oneWeek, days) =>
        addDays(today, days ? parseCount(days) : 7 * (oneWeek ? 1 : parseCount(weeks))),
      )
      .replace(NEXT_WEEK, getNextMonday(today)),
    today,
    start,
  );
}

/** "the 6th" is the next 6th; of several, each follows the one before. */
function expandDaysOfMonth(text: string, today: CalendarDate, start: CalendarDate): string {
  let after = today;
  return text.replace(DAY_OF_MONTH, (written, day: string, at: number) => {
    const isEnd = /\b(?:until|till)\s$/i.test(text.slice(0, at));
    const date = findDayOfMonth(Number(day), isEnd && start > after ? start : after);
    if (date === undefined) return written;
    after = date;
    return date;
  });
}

function findDayOfMonth(day: number, from: CalendarDate): CalendarDate | undefined {
  if (day < 1 || day > 31) return undefined;
  const days = Array.from({ length: 62 }, (_, later) => addDays(from, later));
  return days.find((date) => Number(date.slice(8)) === day);
}
