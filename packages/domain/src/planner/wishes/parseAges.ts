const AGES = '(\\d{1,2}(?:(?: ?, ?(?:and )?| and | ?& ?)\\d{1,2})*)';
/** "kids 4 and 7", "children aged 4 and 7", "our son is 6"; but not "kids 3 days". */
const OF_CHILDREN = new RegExp(
  `\\b(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|ages?|aged)\\b ?(?:are |is |of |aged? |ages )*[:(]? ?${AGES}\\b(?! ?(?:days?|nights?|weeks?|hours?|people|persons?|adults?|aed|dhs?|dirhams?|am|pm|st|nd|rd|th|[-/:]))`,
  'gi',
);
/** "4 and 7 years old", "a 4-year-old". */
const YEARS_OLD = new RegExp(`\\b${AGES}[ -]?(?:years?|yo\\b|y/o)(?:[ -]olds?)?\\b(?!['’])`, 'gi');
const NEWBORN = /\b(?:baby|babies|infants?)\b/i;
const TODDLER = /\btoddlers?\b/i;
/** From this age on, travellers are adults. */
const ADULT = 18;
const MAX_CHILDREN = 20;

/**
 * Parses the ages of children in years, the youngest first; none without ages. A baby is 1 and a toddler 2.
 *
 * @param text without repeated spaces
 * @example parseAges('2 adults and kids 7 and 4') // [4, 7]
 * @example parseAges('2 kids, 3 days') // []
 */
export function parseAges(text: string): number[] {
  const lists = [...text.matchAll(OF_CHILDREN), ...text.matchAll(YEARS_OLD)];
  // "kids 4 and 7 years old" matches twice at the same numbers.
  const byPosition = new Map(lists.map(({ index, 0: match, 1: ages = '' }) => [index + match.indexOf(ages), ages]));
  const ages = [...byPosition.values()].flatMap((list) => list.split(/\D+/).map(Number));
  const words = [
    ...(NEWBORN.test(text) && ages.every((age) => age > 1) ? [1] : []),
    ...(TODDLER.test(text) ? [2] : []),
  ];
  return [...ages.filter((age) => age < ADULT), ...words].sort((a, b) => a - b).slice(0, MAX_CHILDREN);
}
