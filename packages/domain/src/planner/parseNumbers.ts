import { COUNT, parseCount } from './wishes/counts.ts';

const PEOPLE = 'people|persons?|adults?|children|kids|child|travell?ers?|guests?|friends|pax|of us';
const CHILDREN = 'children|kids|child';
const createEachPattern = (people: string) => new RegExp(`\\b(?!(?:one|1)\\s+of us)${COUNT}\\s+(?:${people})\\b`, 'gi');
const EACH = createEachPattern(PEOPLE);
const EACH_CHILD = createEachPattern(CHILDREN);
/** These count children too. */
const EVERYONE = createEachPattern('people|persons?|travell?ers?|guests?|pax|of us');
const WHOLE = new RegExp(
  `\\b(?:group|family|party)\\s+of\\s+${COUNT}\\b|\\bwe(?:['’]re| are)\\s+${COUNT}\\b(?!\\s*(?:days?|nights?|weeks?|${PEOPLE}))`,
  'i',
);
/** "for 4, in the afternoon"; "for 2 with children" doesn't say whether they are counted. */
const FOR_COUNT = new RegExp(
  `\\bfor\\s+${COUNT}(?=\\s*(?:[,;!?]|\\.(?!\\d)|$)|\\s+(?:in|on|at|from|next|this|today|tomorrow|please)\\b)`,
  'i',
);
/** A larger number after "for" is a price. */
const MAX_FOR_COUNT = 20;
const MAX_PEOPLE = 100;

/**
 * Parses the group size in a text: "group of 4", "we are two", "2 adults and 1 child", a couple, alone.
 *
 * @param children whose ages the text states; they count even if the text doesn't count them
 * @example parseGroupSize('2 adults and 2 kids') // 4
 * @example parseGroupSize('2 adults and kids 4 and 7', 2) // 4
 */
export function parseGroupSize(text: string, children = 0): number | undefined {
  const [, first, second] = WHOLE.exec(text) ?? [];
  const [, third = ''] = FOR_COUNT.exec(text) ?? [];
  const whole = first ?? second ?? (parseCount(third) <= MAX_FOR_COUNT ? third : undefined);
  const each = sumCounts(text, EACH);
  const uncounted = sumCounts(text, EVERYONE) > 0 ? 0 : Math.max(0, children - sumCounts(text, EACH_CHILD));
  const people = each || parseSizeInWords(text);
  const size = whole ? parseCount(whole) : people && people + uncounted;
  return size !== undefined && size >= 1 && size <= MAX_PEOPLE ? size : undefined;
}

const sumCounts = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].reduce((sum, [, count = '']) => sum + parseCount(count), 0);

function parseSizeInWords(text: string): number | undefined {
  if (/\b(?:couple|my (?:wife|husband|partner|girlfriend|boyfriend) and (?:i|me)|honeymoon)\b/i.test(text)) return 2;
  return /\b(?:solo|alone|by myself|just me)\b/i.test(text) ? 1 : undefined;
}

const DAYS = new RegExp(`\\b${COUNT}[\\s-]+(day|week|night)s?\\b`, 'i');
const daysOf: Readonly<Record<string, (count: number) => number>> = {
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
  const days = count ? daysOf[unit.toLowerCase()]?.(parseCount(count)) : /\ba week\b/i.test(text) ? 7 : 0;
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
