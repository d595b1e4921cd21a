import { addDays, type CalendarDate, normaliseDate } from '../dates/index.ts';

/** The first three letters of the months. */
export const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const TO = '\\s*(?:-|–|to|until|till)\\s*';
const YEAR = '(?:,?\\s+(\\d{4}))?(?!\\d)';

const createPattern = (source: string) => new RegExp(source, 'gi');
/** "12 to 15 March 2030" and "March 12-15" are expanded, so that both days are found with their month. */
const DAY_RANGE_FIRST = createPattern(`\\b${DAY}${TO}${DAY}\\s+(?:of\\s+)?${MONTH}\\b${YEAR}`);
const MONTH_FIRST_RANGE = createPattern(
  `\\b${MONTH}\\s+${DAY}${TO}${DAY}(?![/\\d])\\b(?!\\s+(?:days?|people|adults|persons))${YEAR}`,
);

const FORMS = createPattern(
  [
    '\\b(\\d{4})-(\\d{1,2})-(\\d{1,2})\\b',
    '\\b(\\d{1,2})/(\\d{1,2})/(\\d{4})\\b',
    `\\b${DAY}\\s+(?:of\\s+)?${MONTH}\\b${YEAR}`,
    `\\b${MONTH}\\s+${DAY}\\b${YEAR}`,
    '\\b(today|tomorrow)\\b',
  ].join('|'),
);

/** A date found in a text. */
export interface FoundDate {
  readonly date: CalendarDate;
  /** Its index in the text. */
  readonly at: number;
  /** The text doesn't name the year; it is the current one. */
  readonly isYearGuessed: boolean;
}

const toMonthNumber = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/**
 * Finds the dates of a text, in order: YYYY-MM-DD, DD/MM/YYYY, "12 March [2030]", "March 12 [2030]", ranges of these, today
 * and tomorrow (GAP-69). A missing year is the current one, and an invalid date becomes today (PLAN-13).
 *
 * @param today in Dubai
 * @example findDates('from 12 March 2030', '2029-12-01') // [{ date: '2030-03-12', at: 5, isYearGuessed: false }]
 * @example findDates('on 31/02/2030', '2029-12-01') // [{ date: '2029-12-01', at: 3, isYearGuessed: false }]
 */
export function findDates(text: string, today: CalendarDate): FoundDate[] {
  const expanded = text
    .replace(
      DAY_RANGE_FIRST,
      (_, first, last, month, year = '') => `${first} ${month} ${year} to ${last} ${month} ${year}`,
    )
    .replace(
      MONTH_FIRST_RANGE,
      (_, month, first, last, year = '') => `${first} ${month} ${year} to ${last} ${month} ${year}`,
    );
  return [...expanded.matchAll(FORMS)].map((match) => ({ ...toFoundDate(match, today), at: match.index }));
}

function toFoundDate(match: RegExpExecArray, today: CalendarDate): Omit<FoundDate, 'at'> {
  const [, y1, m1, d1, d2, m2, y2, d3, m3, y3, m4, d4, y4, word] = match;
  if (word) return { date: addDays(today, word.toLowerCase() === 'today' ? 0 : 1), isYearGuessed: false };
  const [day = ''] = [d1, d2, d3, d4].filter((part) => part !== undefined);
  const [named = ''] = [m3, m4].filter((part) => part !== undefined);
  const year = y1 ?? y2 ?? y3 ?? y4;
  const month = m1 ?? m2 ?? String(toMonthNumber(named));
  const parts = [year ?? today.slice(0, 4), month.padStart(2, '0'), day.padStart(2, '0')];
  return { date: normaliseDate(parts.join('-')) ?? today, isYearGuessed: year === undefined };
}
