import { simplifyText } from '../../spelling/index.ts';
import { findDestination } from '../destinations.ts';
import { interestKeywords } from '../interests.ts';

/** A name in a message, up to a word that continues the sentence. */
const PHRASE =
  "((?:(?!\\b(?:and (?:we|i|our|my|the budget|then)|on|from|for|with|please|instead|too|as well|tomorrow|today|next|this|but|because|so|if|until|before|after|to the (?:plan|trip|list|day)|in (?:the )?(?:plan|trip|morning|afternoon|evening))\\b)[\\p{L}\\p{N}'’&. -]){2,60})";
const ARTICLE = '(?:the |a |an |some |our |my )?';
/** "add the Louvre", "we must see the frame". */
const WANTED = new RegExp(
  `\\b(?:add|include|must (?:see|do|visit|try)|(?:want|wanna|like|love) to (?:see|do|try|visit)|don['’]?t (?:want to )?miss) ${ARTICLE}${PHRASE}`,
  'giu',
);
/** "I would like the Louvre": only if it isn't an interest, as in "we would love some food". */
const LIKED = new RegExp(`\\b(?:i|we)(?:['’]d| would) (?:like|love) (?!to\\b)${ARTICLE}${PHRASE}`, 'giu');
/** "remove the Louvre", "without the balloon". */
const UNWANTED = new RegExp(`\\b(?:remove|drop|skip|leave out|take out|delete|without) ${ARTICLE}${PHRASE}`, 'giu');
const HOTEL = new RegExp(
  `\\b(?:hotel(?: is)?|stay(?:ing)?|based|picked up) ?(?:at|in|near|from|:) ?${ARTICLE}${PHRASE}`,
  'iu',
);

/** Words that don't distinguish a place. */
const FILLER = new Set(
  'the a an of in at to and or for with by on our my some visit tour trip tickets ticket dubai abu dhabi please one thing stop activity any more day days'.split(
    ' ',
  ),
);
const keywords = new Set(interestKeywords.flatMap((keyword) => keyword.split(' ')));

/**
 * Returns the words that distinguish a name, in lower case and without accents.
 *
 * @example listNameWords('Visit the Louvre, Abu Dhabi') // ['louvre']
 * @example listNameWords('the') // []
 */
export const listNameWords = (name: string): string[] =>
  (simplifyText(name).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !FILLER.has(word));

const MAX_LENGTH = 60;
const clean = (phrase: string): string =>
  phrase
    .replace(/[\s.&-]+$/, '')
    .trim()
    .slice(0, MAX_LENGTH);
/** "the Louvre and the desert safari" are two. */
const split = (phrase: string): string[] =>
  phrase
    .split(/ and (?:the |a )?| & |, /i)
    .map((part) => clean(part.replace(/ in (?:dubai|abu dhabi)$/i, '')))
    .filter((part) => listNameWords(part).length > 0 && findDestination(part)?.toLowerCase() !== part.toLowerCase());
const findAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, phrase = '']) => split(phrase));
const NO_PLACE =
  /^(?:any|as much|all|everything|more|\d+ |budget|limit|gluten|meat|stairs|steps|rush|hurry|problems?|stops?|activit|(?:time|breaks?)$|(?:(?:time|breaks?) (?:for|to) )?(?:pray|sala+[ht]|namaz|friday prayer))/i;
const isInterest = (phrase: string): boolean => listNameWords(phrase).every((word) => keywords.has(word));

/**
 * Finds the places that a message asks for by name.
 *
 * @param text without repeated spaces
 * @example findWanted('add the Louvre and the fish market please') // ['Louvre', 'fish market']
 * @example findWanted('we would love some food') // []
 */
export const findWanted = (text: string): string[] => [
  ...findAll(text, WANTED).filter((phrase) => !NO_PLACE.test(phrase)),
  ...findAll(text, LIKED).filter((phrase) => !isInterest(phrase) && !NO_PLACE.test(phrase)),
];

/**
 * Finds the places that a message rejects by name. Rejected interests such as "no shopping" are not places.
 *
 * @param text without repeated spaces
 * @example findUnwanted('remove the hot air balloon') // ['hot air balloon']
 * @example findUnwanted('no shopping') // []
 */
export const findUnwanted = (text: string): string[] =>
  findAll(text, UNWANTED).filter((phrase) => !isInterest(phrase) && !NO_PLACE.test(phrase));

/**
 * Finds the hotel or area in which the party stays, as written. A whole city is none.
 *
 * @param text without repeated spaces
 * @example findHotel('we stay at the Atlantis') // 'Atlantis'
 * @example findHotel('staying in Dubai') // undefined
 */
export function findHotel(text: string): string | undefined {
  const name = clean(HOTEL.exec(text)?.[1] ?? '');
  const isCity = findDestination(name)?.toLowerCase() === name.toLowerCase();
  return name === '' || isCity ? undefined : name;
}
