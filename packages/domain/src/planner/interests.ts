/** What travellers can be interested in (GAP-69), with the words that tell it: of a traveller, or of an activity. */
const words = {
  adventure:
    'adventure|adventures|adventurous|thrill|thrills|zipline|quad|buggy|skydive|skydiving|desert|safari|dune|balloon',
  culture: 'culture|cultural|museum|museums|art|mosque|mosques|heritage|architecture|calligraphy|souk',
  food: 'food|foodie|eat|eating|dinner|cuisine|restaurant|restaurants|cooking|street food|coffee|kitchen',
  beach: 'beach|beaches|sea|swim|swimming|snorkel|snorkelling|yacht|cruise|kayak|kayaking|diving|boat',
  shopping: 'shopping|shop|mall|malls|souk|souks|gold',
  nature: 'nature|wildlife|birds|mangrove|mangroves|hike|hiking|wadi|mountain|mountains|desert',
  history: 'history|historic|historical|old town|old dubai|fort|heritage|archaeology',
  family: 'family|families|kids|children|child|theme park|aquarium|zoo',
  luxury: 'luxury|luxurious|private|spa|yacht|helicopter|fine dining|champagne',
  nightlife: 'nightlife|night life|club|clubs|clubbing|bar|bars|party|night|evening',
} as const;

/** What somebody likes, of the few things the planner knows. */
export type Interest = keyof typeof words;

/** Words of an activity say less of what it is for: "for private parties" makes nothing a night out. */
const misleading: Readonly<Record<string, RegExp>> = {
  family: /\bchild(?:ren)?\b/gi,
  luxury: /\bprivate\b/gi,
  nightlife: /\bevening\b/gi,
};

const isInterest = (name: string): name is Interest => name in words;
/** All of them, in the order in which they are offered. */
const interests: readonly Interest[] = Object.keys(words).filter(isInterest);

const patternOf = (interest: Interest) => new RegExp(`\\b(?:${words[interest]})\\b`, 'i');
const findUnavailableReason = (interest: Interest) =>
  new RegExp(
    `\\b(?:no|not|without|don['’]t (?:like|want)|hate)\\s+(?:any\\s+|into\\s+)?(?:${words[interest]})\\b`,
    'i',
  );

/**
 * The interests a text names, in the order of the list.
 *
 * @example findInterests('We love food and the beach') // ['food', 'beach']
 * @example findInterests('Anything') // []
 */
export const findInterests = (text: string): Interest[] =>
  interests.filter((interest) => patternOf(interest).test(text) && !findUnavailableReason(interest).test(text));

/**
 * The interests a text turns down.
 *
 * @example findRejectedInterests('Please no shopping') // ['shopping']
 * @example findRejectedInterests('Food, not far') // []
 */
export const findRejectedInterests = (text: string): Interest[] =>
  interests.filter((interest) => findUnavailableReason(interest).test(text));

/** The kinds of the shop's activities (ENTITY-16) that serve an interest as such. */
const kinds: Readonly<Record<Interest, readonly string[]>> = {
  adventure: ['adventure', 'desert', 'water'],
  culture: ['cultural', 'workshop'],
  food: ['food'],
  beach: ['water'],
  shopping: [],
  nature: ['desert'],
  history: ['cultural'],
  family: ['attraction'],
  luxury: [],
  nightlife: [],
};

/**
 * Which interests an activity serves, by its kind and its own words.
 *
 * @example interestsServed('food', 'Old Dubai on a plate') // ['food', 'history']
 * @example interestsServed('experience', 'A ride in the dark') // []
 */
export const interestsServed = (kind: string, text: string): Interest[] =>
  interests.filter(
    (interest) =>
      kinds[interest].includes(kind) || patternOf(interest).test(text.replaceAll(misleading[interest] ?? /$^/g, '')),
  );
