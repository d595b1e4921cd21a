import { destinationNames } from '../destinations.ts';
import { interestKeywords } from '../interests.ts';

const words = (text: string): string[] => text.toLowerCase().split(/\P{L}+/u);

/** What the planner understands, besides destinations and interests. */
const LANGUAGE = words(`
  january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday weekend today tomorrow
  days week weeks nights night trip morning afternoon evening
  people persons person adults adult children child kids friends family couple travellers
  budget dirhams spend maximum cheaper vegetarian vegan halal gluten prayer prayers salah wheelchair stroller pushchair
  first second third fourth fifth relaxed leisurely packed hotel staying remove replace without include earlier later earliest latest
  one two three four five six seven eight nine ten eleven twelve
`);

/** The words to which misspelt ones are corrected; those of fewer than four letters are too short to be recognised. */
export const vocabulary: ReadonlySet<string> = new Set(
  [...LANGUAGE, ...words(destinationNames.join(' ')), ...words(interestKeywords.join(' '))].filter(
    (word) => word.length >= 4,
  ),
);

/** Abbreviations of chats, with what they stand for. */
export const abbreviations: Readonly<Record<string, string>> = {
  ppl: 'people',
  pple: 'people',
  dys: 'days',
  nxt: 'next',
  wknd: 'weekend',
  wkend: 'weekend',
  nites: 'nights',
  nite: 'night',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tomoz: 'tomorrow',
  abudhabi: 'abu dhabi',
  yrs: 'years',
  veg: 'vegetarian',
};

/**
 * English words that differ from a word of the vocabulary by as much as a misspelt one would.
 * Chosen from the 50,000 most frequent words; plurals and other forms of the vocabulary's words needn't be here.
 */
export const otherWords: ReadonlySet<string> = new Set(
  words(`
    bags ballroom bare barn bass bats bays bear beat bench bids bird bleach boast bolt boot bout branches budge cheapest
    chili chill choosing climbing clocking clue clues coloring cooling coupled cubs culturally defining deserted dessert
    desserts deserts dicing dine diner dividing divine done draining drinking dude duke dunk dunes easing eighth eights
    eleventh enacting familiar file find fine finer fire fiver flood flour fold fond font foods fool foot fork form forth
    forty fours friend friendly fully golf good hall hesitate hide hiding hire hiring historian hostel included includes
    junk kinds kiss kits lager laser late latter laxer layer lice lift like lime line liter live mail maintain male
    marsh match mill moaning mountainous mourning nice nines none paced pack packaged packet panicked part partly parts
    past payer payers persona personal personals picked player players pork prayed primate privately quay related relaxes relayed released removed removes
    sala salad salam salas salat sarah saying seen selah semen send seven sharing shipping shod shoe shooting shot shouting show skipping slim slipping slow
    snooping soak sock soul soup sour speed spends spent staging stalking standing staring starring starting stating
    steaming stemming stepping stop stopping straying stronger studying swam swimming swinging team them themes there
    these threw thrilled tomorrows torn town towns traveler tree trill trim trio trips twelve unite united unsuited
    weak weeds weekends weep wildfire
  `),
);
