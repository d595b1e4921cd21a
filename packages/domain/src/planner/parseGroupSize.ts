import { COUNT, parseCount } from './wishes/counts.ts';

const PEOPLE = 'people|persons?|adults?|children|kids?|child|travell?ers?|guests?|friends|pax|of us';
const CHILDREN = 'children|kids?|child';
const createEachPattern = (people: string) => new RegExp(`\\b(?!(?:one|1)\\s+of us)${COUNT}\\s+(?:${people})\\b`, 'gi');
const EACH = createEachPattern(PEOPLE);
const EACH_CHILD = createEachPattern(CHILDREN);
/** These count children too. */
const EVERYONE = createEachPattern('people|persons?|travell?ers?|guests?|pax|of us');
const WHOLE = new RegExp(
  `\\b(?:group|family|party)\\s+of\\s+${COUNT}\\b|\\bwe(?:['’]re| are)\\s+${COUNT}\\b(?!\\s*(?:days?|nights?|weeks?|${PEOPLE}))`,
  'i',
);
/** "five people including 3 kids". */
const INCLUDING_CHILDREN = new RegExp(
  `\\b(?:includ(?:ing|es)|of (?:whom|which)(?: are)?)\\s+${COUNT}\\s+(?:${CHILDREN})\\b`,
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
  const each = countPeople(text);
  const uncounted = sumCounts(text, EVERYONE) > 0 ? 0 : Math.max(0, children - sumCounts(text, EACH_CHILD));
  const people = each || parseSizeInWords(text);
  const size = whole ? parseCount(whole) : people && people + uncounted;
  return size !== undefined && size >= 1 && size <= MAX_PEOPLE ? size : undefined;
}

/** Counts people once that a text counts twice: "four of us, two adults and two kids". */
function countPeople(text: string): number {
  const everyone = sumCounts(text, EVERYONE);
  const groups = sumCounts(text, EACH) - everyone;
  const hasAdults = groups > sumCounts(text, EACH_CHILD);
  return hasAdults || INCLUDING_CHILDREN.test(text) ? Math.max(everyone, groups) : everyone + groups;
}

const sumCounts = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].reduce((sum, [, count = '']) => sum + parseCount(count), 0);

function parseSizeInWords(text: string): number | undefined {
  if (/\b(?:couple|my (?:wife|husband|partner|girlfriend|boyfriend) and (?:i|me)|honeymoon)\b/i.test(text)) return 2;
  return /\b(?:solo|alone|by myself|just me)\b/i.test(text) ? 1 : undefined;
}
