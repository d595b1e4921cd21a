const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const COUNT = `(\\d{1,3}|${WORDS.join('|')})`;

const parseCount = (text: string): number => {
  const word = WORDS.indexOf(text.toLowerCase());
  return word < 0 ? Number(text) : word + 1;
};

const PEOPLE = 'people|persons?|adults?|children|kids|child|travell?ers?|guests?|friends|pax|of us';
const EACH = new RegExp(`\\b${COUNT}\\s+(?:${PEOPLE})\\b`, 'gi');
const WHOLE = new RegExp(
  `\\b(?:group|family|party)\\s+of\\s+${COUNT}\\b|\\bwe(?:['’]re| are)\\s+${COUNT}\\b(?!\\s*(?:days?|nights?|weeks?|${PEOPLE}))`,
  'i',
);
const MAX_PEOPLE = 100;

/**
 * Parses the group size in a text: "group of 4", "we are two", "2 adults and 1 child", a couple, alone.
 *
 * @example parseGroupSize('2 adults and 2 kids') // 4
 * @example parseGroupSize('3 days') // undefined
 */
export function parseGroupSize(text: string): number | undefined {
  const [, first, second] = WHOLE.exec(text) ?? [];
  const whole = first ?? second;
  const each = [...text.matchAll(EACH)].reduce((sum, [, count = '']) => sum + parseCount(count), 0);
  const size = whole ? parseCount(whole) : each || parseSizeInWords(text);
  return size !== undefined && size >= 1 && size <= MAX_PEOPLE ? size : undefined;
}

function parseSizeInWords(text: string): number | undefined {
  if (/\b(?:couple|my (?:wife|husband|partner|girlfriend|boyfriend) and (?:i|me)|honeymoon)\b/i.test(text)) return 2;
  return /\b(?:solo|alone|by myself|just me)\b/i.test(text) ? 1 : undefined;
}

const DAYS = new RegExp(`\\b${COUNT}[\\s-]+(day|week)s?\\b`, 'i');
const MAX_DAYS = 60;

/**
 * Parses the length of the trip in days: "3 days trip", "a 5-day trip", "two weeks" (PLAN-12).
 *
 * @example parseTripDays('a 3 days trip') // 3
 * @example parseTripDays('12 March') // undefined
 */
export function parseTripDays(text: string): number | undefined {
  const [, count, unit] = DAYS.exec(text) ?? [];
  const days = count ? parseCount(count) * (unit?.toLowerCase() === 'week' ? 7 : 1) : /\ba week\b/i.test(text) ? 7 : 0;
  return days >= 1 && days <= MAX_DAYS ? days : undefined;
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
  /\b(\d[\d,]*)(\s*k)?\s+(?:aed\s+)?budget\b/i,
];
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
