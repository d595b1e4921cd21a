import { COUNT, parseCount } from './wishes/counts.ts';

const DAYS = new RegExp(`\\b${COUNT}[\\s-]+(day|week|night)s?\\b`, 'i');
const dayCounts: Readonly<Record<string, (count: number) => number>> = {
  day: (days) => days,
  week: (weeks) => weeks * 7,
  night: (nights) => nights + 1,
};
const MAX_DAYS = 60;

/**
 * Parses the length of the trip in days: "3 days trip", "a 5-day trip", "two weeks", "3 nights" (PLAN-12).
 *
 * @example parseTripDays('a 3 days trip') // 3
 * @example parseTripDays('12 March') // undefined
 */
export function parseTripDays(text: string): number | undefined {
  const [, count, unit = ''] = DAYS.exec(text) ?? [];
  const days = count ? dayCounts[unit.toLowerCase()]?.(parseCount(count)) : /\ba week\b/i.test(text) ? 7 : 0;
  return days !== undefined && days >= 1 && days <= MAX_DAYS ? days : undefined;
}

const AMOUNT = '(?:AED|Dhs?|dirhams?|\\$|USD)?\\s*(\\d{1,3}(?:,\\d{3})+|\\d+)(\\s*k)?\\s*(?:AED|Dhs?|dirhams?)?';
const BUDGET_WORD = '(?:budget|spend)(?:\\s+(?:is|of|about|around|up to|under|at most|between|from))*\\s*[:=]?\\s*';
const RANGES = [
  new RegExp(`${BUDGET_WORD}${AMOUNT}\\s*(?:-|–|to|and)\\s*${AMOUNT}`, 'i'),
  /\b(?:AED|Dhs?)\s*(\d[\d,]*)(\s*k)?\s*(?:-|–|to|and)\s*(?:AED\s*|Dhs?\s*)?(\d[\d,]*)(\s*k)?\b/i,
  /\b(\d[\d,]*)(\s*k)?\s*(?:-|–|to|and)\s*(\d[\d,]*)(\s*k)?\s*(?:AED|Dhs?|dirhams?)\b/i,
];
const SINGLES = [
  new RegExp(`${BUDGET_WORD}${AMOUNT}`, 'i'),
  /\b(?:AED|Dhs?)\s*(\d[\d,]*)(\s*k)?\b/i,
  /\b(\d[\d,]*)(\s*k)?\s*(?:AED|Dhs?|dirhams?)\b/i,
  /\b(\d[\d,]*)(\s*k)?\s+(?:aed\s+)?(?:budget|in total|altogether)\b/i,
  /\b(?:under|below|less than|at most|no more than|max(?:imum)?)\s+(\d{2,}[\d,]*)(\s*k)?\b(?!\s*(?:days?|nights?|people|persons?|adults?|minutes|hours?|km|[:.]\d))/i,
  /\b(\d{2,}[\d,]*)(\s*k)?\s+(?:per person|per head|each|a head|pp\b|p\.p\.)/i,
];
const PER_PERSON = /\b(?:per (?:person|head|adult|traveller|guest)|each|a (?:head|person)|pp|p\.p\.)(?![a-z])/i;

/**
 * Whether the budget of a text is for each person.
 *
 * @example isPerPerson('500 per person') // true
 * @example isPerPerson('500 in total') // false
 */
export const isPerPerson = (text: string): boolean => PER_PERSON.test(text);
const MAX_DIRHAMS = 10_000_000;

const parseDirhams = (digits = '', thousand?: string): number =>
  Number(digits.replaceAll(',', '')) * (thousand ? 1000 : 1);
const findFirst = (patterns: readonly RegExp[], text: string) =>
  patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);

/**
 * Parses the budget in dirhams; a single number is the maximum (PLAN-11).
 *
 * @example parseBudget('budget 500') // [0, 500]
 * @example parseBudget('between 500 and 1,500 AED') // [500, 1500]
 */
export function parseBudget(text: string): readonly [min: number, max: number] | undefined {
  const pair = findFirst(RANGES, text);
  const single = pair ? undefined : findFirst(SINGLES, text);
  if (!pair && !single) return undefined;
  const found = pair
    ? [parseDirhams(pair[1], pair[2]), parseDirhams(pair[3], pair[4])]
    : [0, parseDirhams(single?.[1], single?.[2])];
  const [min = 0, max = 0] = found.sort((a, b) => a - b);
  return max <= MAX_DIRHAMS ? [min, max] : undefined;
}
