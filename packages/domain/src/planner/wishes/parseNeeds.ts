import { type Diet, diets } from '../../activity/index.ts';

/** What a party needs everywhere. */
export const plannerNeeds = ['wheelchair', 'stroller', 'prayer_breaks'] as const;
/** How much a day may hold. */
export const plannerPaces = ['relaxed', 'full'] as const;

/** What a party needs. */
export type PlannerNeed = (typeof plannerNeeds)[number];
/** How much the traveller wants to do in a day. */
export type PlannerPace = (typeof plannerPaces)[number];

const DIETS: Readonly<Record<Diet, string>> = {
  vegetarian: 'vegetarians?|veggies?',
  vegan: 'vegans?',
  halal: 'halal',
  gluten_free: 'gluten[ -]?free|coeliacs?|celiacs?',
};
/** The call to prayer can be heard, and prayer rugs bought, by people who don't pray. */
const PRAYER =
  "(?<!call to |call for )prayers?(?! (?:rugs?|mats?|beads?|halls?))|(?<!don['’]t |not |to )pray(?:ing|s)?(?! for\\b| tell\\b)|(?:have|need|want|like|time|where|place|stop) to pray|sala+[ht]|namaz|jum+u?['’]?a+h?";
const NEEDS: Readonly<Record<PlannerNeed, string>> = {
  wheelchair: "wheelchairs?|step[ -]free|mobility scooter|(?:can['’]?t|cannot) walk|can['’]?t climb stairs",
  stroller: 'strollers?|prams?|pushchairs?|baby buggy',
  prayer_breaks: PRAYER,
};
const PACES: Readonly<Record<PlannerPace, RegExp>> = {
  relaxed:
    /\b(?:relaxed|relaxing pace|leisurely|slow pace|slowly|take it easy|easy[- ]going|not too (?:much|full|busy)|no rush|laid[- ]back)\b/i,
  full: /\b(?:packed|full days?|busy days?|as much as possible|see everything|fast pace)\b/i,
};
const NOT =
  "\\b(?:no|not|without|remove|drop|skip|leave out|don['’]t (?:need|want)) (?:(?:any|a|the|more|time for|breaks? for) )*";

const isRejected = (text: string, pattern: string): boolean => new RegExp(`${NOT}(?:${pattern})\\b`, 'i').test(text);

const findNamed = <Name extends string>(
  text: string,
  patterns: Readonly<Record<Name, string>>,
  names: readonly Name[],
) =>
  names.filter(
    (name) => new RegExp(`\\b(?:${patterns[name]})\\b`, 'i').test(text) && !isRejected(text, patterns[name]),
  );

/**
 * Finds the diets in a text, in the order of the list.
 *
 * @example findDiets('one vegan, and halal please') // ['vegan', 'halal']
 * @example findDiets('not vegetarian') // []
 */
export const findDiets = (text: string): Diet[] => findNamed(text, DIETS, diets);

/**
 * Finds what the party needs everywhere, in the order of the list.
 *
 * @example findNeeds('grandma uses a wheelchair') // ['wheelchair']
 * @example findNeeds('a dune buggy') // []
 */
export const findNeeds = (text: string): PlannerNeed[] => findNamed(text, NEEDS, plannerNeeds);

/**
 * Finds what the party doesn't need, as in "no prayer breaks".
 *
 * @example findRejectedNeeds('skip the prayer breaks') // ['prayer_breaks']
 * @example findRejectedNeeds('no shopping') // []
 */
export const findRejectedNeeds = (text: string): PlannerNeed[] =>
  plannerNeeds.filter((need) => isRejected(text, NEEDS[need]));

/**
 * Finds the pace that a text asks for.
 *
 * @example findPace('a relaxed day') // 'relaxed'
 * @example findPace('we would like to relax') // undefined
 */
export const findPace = (text: string): PlannerPace | undefined => plannerPaces.find((pace) => PACES[pace].test(text));
