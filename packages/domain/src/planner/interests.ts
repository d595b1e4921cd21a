/** The interests of travellers (GAP-69), with the keywords of messages and activities. */
const keywords = {
  adventure:
    'adventure|adventures|adventurous|thrill|thrills|zipline|quad|buggy|skydive|skydiving|desert|safari|dune|balloon',
  culture: 'culture|cultural|museum|museums|art|mosque|mosques|heritage|architecture|calligraphy|souk',
  food: 'food|foodie|eat|eating|dinner|cuisine|restaurant|restaurants|cooking|street food|coffee|kitchen',
  beach: 'beach|beaches|sea|swim|swimming|snorkel|snorkelling|yacht|cruise|kayak|kayaking|diving|boat',
  shopping: 'shopping|shop|mall|malls|souk|souks|gold',
  nature: 'nature|wildlife|birds|mangrove|mangroves|hike|hiking|wadi|mountain|mountains|desert',
  history: 'history|historic|historical|old town|old dubai|fort|heritage|archaeology',
  family: 'family|families|kid|kids|children|child|theme park|water park|aquarium|zoo',
  luxury: 'luxury|luxurious|private|spa|yacht|helicopter|fine dining|champagne',
  nightlife: 'nightlife|night life|club|clubs|clubbing|bar|bars|party|night|evening',
} as const;

/** An interest that the planner knows. */
export type Interest = keyof typeof keywords;

/** Keywords that don't count in an activity's text: "for children" doesn't make it a family activity. */
const ignoredKeywords: Readonly<Record<string, RegExp>> = {
  family: /\bchild(?:ren)?\b/gi,
  luxury: /\bprivate\b/gi,
  nightlife: /\bevening\b/gi,
};

/** All keywords, for the recognition of misspelt ones. */
export const interestKeywords: readonly string[] = Object.values(keywords).flatMap((text) => text.split('|'));

const isInterest = (name: string): name is Interest => name in keywords;
/** In the order in which they are offered. */
const interests: readonly Interest[] = Object.keys(keywords).filter(isInterest);

const createPattern = (interest: Interest) => new RegExp(`\\b(?:${keywords[interest]})\\b`, 'i');
const createRejectionPattern = (interest: Interest) =>
  new RegExp(
    `\\b(?:no|not|without|don['’]t (?:like|want)|hate)\\s+(?:any\\s+|into\\s+)?(?:${keywords[interest]})\\b`,
    'i',
  );

/**
 * Finds the interests in a text, in the order of the list.
 *
 * @example findInterests('We love food and the beach') // ['food', 'beach']
 * @example findInterests('Anything') // []
 */
export const findInterests = (text: string): Interest[] =>
  interests.filter((interest) => createPattern(interest).test(text) && !createRejectionPattern(interest).test(text));

/**
 * Finds the interests that a text rejects.
 *
 * @example findRejectedInterests('Please no shopping') // ['shopping']
 * @example findRejectedInterests('Food, not far') // []
 */
export const findRejectedInterests = (text: string): Interest[] =>
  interests.filter((interest) => createRejectionPattern(interest).test(text));

/** The activity types that always serve an interest (ENTITY-16). */
const typesByInterest: Readonly<Record<Interest, readonly string[]>> = {
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
 * Returns the interests that an activity serves, by its type and its text.
 *
 * @example findServedInterests('food', 'Old Dubai on a plate') // ['food', 'history']
 * @example findServedInterests('experience', 'A ride in the dark') // []
 */
export const findServedInterests = (kind: string, text: string): Interest[] =>
  interests.filter(
    (interest) =>
      typesByInterest[interest].includes(kind) ||
      createPattern(interest).test(text.replaceAll(ignoredKeywords[interest] ?? /$^/g, '')),
  );
