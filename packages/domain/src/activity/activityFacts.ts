import { formatCount } from '../counts/formatCount.ts';
import type { RamadanHours } from './ramadanHours.ts';

/** The diets that a meal of an activity can follow, in the order in which they are listed. */
export const diets = ['vegetarian', 'vegan', 'halal', 'gluten_free'] as const;

/** A diet that a meal can follow. */
export type Diet = (typeof diets)[number];

/** Where participants meet, as on the wire. */
export interface MeetingPoint {
  readonly name: string;
  /** The address, or how to find it. */
  readonly directions?: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly picture?: { readonly image: string; readonly alt: string };
}

/** Who can take part in an activity and what it is like, as on the wire. An absent member is unknown. */
export interface ActivityFacts {
  /** In years. */
  readonly min_age?: number;
  readonly min_height_cm?: number;
  /** Whether the whole activity can be done in a wheelchair. */
  readonly step_free?: boolean;
  readonly stroller?: boolean;
  readonly toilets?: boolean;
  /** Whether most of it is outdoors, without air conditioning. */
  readonly outdoors?: boolean;
  /** Absent: there is no meal, or it is unknown. Empty: there is a meal that follows none of the diets. */
  readonly diets?: readonly Diet[];
  readonly dress_code?: string;
  readonly bring?: readonly string[];
  readonly meeting_point?: MeetingPoint;
  /** Whom participants call on the day. */
  readonly emergency_phone?: string;
  /** Absent: unknown; they may be those of the rest of the year. */
  readonly ramadan_hours?: RamadanHours;
}

/** What a row of facts is about. */
export type FactKind =
  | 'age'
  | 'height'
  | 'stepFree'
  | 'stroller'
  | 'toilets'
  | 'outdoors'
  | 'meals'
  | 'dress'
  | 'bring'
  | 'meeting'
  | 'emergency'
  | 'ramadan';

/** A row of facts as travellers read it. */
export interface DescribedFact {
  readonly kind: FactKind;
  readonly label: string;
  readonly value: string;
}

/** What to display of each kind, in the order of the rows; undefined if it is unknown. */
const rows: readonly [kind: FactKind, label: string, describe: (facts: ActivityFacts) => string | undefined][] = [
  ['age', 'Age', ({ min_age }) => describeAge(min_age)],
  ['height', 'Height', ({ min_height_cm: min }) => (min === undefined ? undefined : `From ${min} cm`)],
  ['stepFree', 'Wheelchair access', ({ step_free }) => choose(step_free, 'Step-free', 'Not step-free')],
  ['stroller', 'Strollers', ({ stroller }) => choose(stroller, 'Possible', 'Not possible')],
  ['toilets', 'Toilets', ({ toilets }) => choose(toilets, 'Available', 'None')],
  ['outdoors', 'Setting', ({ outdoors }) => choose(outdoors, 'Mostly outdoors', 'Mostly indoors')],
  ['meals', 'Meals', (facts) => describeMeals(facts.diets)],
  ['dress', 'Dress code', ({ dress_code }) => dress_code || undefined],
  ['bring', 'What to bring', ({ bring }) => bring?.join(', ') || undefined],
  ['meeting', 'Meeting point', ({ meeting_point: point }) => point && formatMeetingPoint(point)],
  ['emergency', 'In an emergency on the day', ({ emergency_phone }) => emergency_phone],
];

/**
 * Describes the known facts of an activity for travellers, a row for each.
 *
 * @example describeFacts({ min_age: 5 }) // [{ kind: 'age', label: 'Age', value: 'From 5 years' }]
 * @example describeFacts({ diets: ['vegan', 'halal'] })[0].value // 'Vegan and halal possible'
 * @example describeFacts({}) // []
 */
export const describeFacts = (facts: ActivityFacts): DescribedFact[] =>
  rows.flatMap(([kind, label, describe]) => {
    const value = describe(facts);
    return value === undefined ? [] : [{ kind, label, value }];
  });

/** One line: the name, then how to find it. */
const formatMeetingPoint = ({ name, directions }: MeetingPoint): string =>
  [name, directions].filter(Boolean).join('. ');

const choose = (isTrue: boolean | undefined, yes: string, no: string): string | undefined =>
  isTrue === undefined ? undefined : isTrue ? yes : no;

function describeAge(years: number | undefined): string | undefined {
  if (years === undefined) return undefined;
  return years === 0 ? 'All ages' : `From ${formatCount(years, 'year')}`;
}

/**
 * Returns the display name of a diet.
 *
 * @example formatDiet('vegan') // 'Vegan'
 * @example formatDiet('gluten_free') // 'Gluten-free'
 */
export const formatDiet = (diet: Diet): string => capitalise(toWord(diet));

const toWord = (diet: Diet): string => diet.replaceAll('_', '-');

const capitalise = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function describeMeals(possible: readonly Diet[] | undefined): string | undefined {
  if (!possible) return undefined;
  if (possible.length === 0) return 'Included, special diets aren’t possible';
  const names = diets.filter((diet) => possible.includes(diet)).map(toWord);
  return `${capitalise(conjunction.format(names))} possible`;
}
