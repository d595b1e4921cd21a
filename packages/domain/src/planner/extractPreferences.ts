import type { CalendarDate } from '../dates/index.ts';
import { findInterests, findRejectedInterests } from './interests.ts';
import { parseGroupSize } from './parseGroupSize.ts';
import { isPerPerson, parseBudget } from './parseNumbers.ts';
import type { DraftPreferences } from './preferences.ts';
import { updateDates } from './updateDates.ts';
import { updateDestination } from './updateDestination.ts';
import { correctSpelling } from './wishes/correctSpelling.ts';
import { editPlan, type PlanInView } from './wishes/editPlan.ts';
import { expandDates } from './wishes/expandDates.ts';
import { parseAges } from './wishes/parseAges.ts';
import { parseHours } from './wishes/parseHours.ts';
import { findDiets, findNeeds, findPace, findRejectedNeeds } from './wishes/parseNeeds.ts';
import { findHotel, findUnwanted, findWanted } from './wishes/placePhrases.ts';
import { updatePlaces } from './wishes/updatePlaces.ts';

/**
 * Updates the known preferences with those of a message, in which words may be misspelt. Interests, diets, needs and places
 * are added, unless the message rejects them (PLAN-10 to PLAN-13, GAP-69, GAP-70).
 *
 * @param today in Dubai
 * @param plan that the traveller sees
 * @example extractPreferences('budget 500', {}, '2030-01-01') // { budget_range: [0, 500] }
 * @example extractPreferences('3 days trip', { start_date: '2030-03-01' }, '2030-01-01') // { start_date: '2030-03-01', end_date: '2030-03-03', days: 3 }
 */
export function extractPreferences(
  message: string,
  before: DraftPreferences,
  today: CalendarDate,
  plan: PlanInView = { stops: [], total: 0 },
): DraftPreferences {
  // Patterns with several optional spaces backtrack heavily on long runs of white space.
  const edit = editPlan(correctSpelling(message.replaceAll(/\s+/g, ' ')), before, plan);
  const { text, preferences: known } = edit;
  // "Friday prayers" are no date.
  const dated = expandDates(text.replaceAll(/\bfriday (?=prayers?\b)/gi, ''), today, known.start_date);
  const wanted = findWanted(text);
  const [diets, pace] = [findDiets(text), findPace(text)];
  const hotel = findHotel(text);
  return {
    ...updateBudget(text, known),
    ...updateDestination(hotel ? text.replace(hotel, ' ') : text, known, wanted),
    ...updateInterests(text.replaceAll(DAY_PART, ''), known),
    ...extractParty(text),
    ...(diets.length > 0 && { diets: unite(known.diets, diets) }),
    ...updateNeeds(text, known),
    ...(pace && { pace }),
    ...parseHours(dated),
    ...(hotel && { hotel }),
    ...updatePlaces(wanted, findUnwanted(text), known),
    ...updateDates(dated, known, today),
  };
}

const unite = <Value>(known: readonly Value[] = [], found: readonly Value[]): Value[] => [
  ...new Set([...known, ...found]),
];

/** A new budget replaces the one before, which may have been for each person. */
function updateBudget(text: string, known: DraftPreferences): DraftPreferences {
  const budget = parseBudget(text);
  if (!budget) return known;
  const { budget_per_person: _, ...others } = known;
  return { ...others, budget_range: budget, ...(isPerPerson(text) && { budget_per_person: true }) };
}

function updateNeeds(text: string, known: DraftPreferences): DraftPreferences {
  const rejected = findRejectedNeeds(text);
  const needs = unite(known.needs, findNeeds(text)).filter((need) => !rejected.includes(need));
  return needs.length > 0 || known.needs ? { needs } : {};
}

function extractParty(text: string): DraftPreferences {
  const ages = parseAges(text);
  const people = parseGroupSize(text, ages.length);
  return { ...(people && { group_size: people }), ...(ages.length > 0 && { child_ages: ages }) };
}

/** The evening of a day isn't a wish for nightlife. */
const DAY_PART = /\b(?:this|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|in the) (?:evening|night)s?\b/gi;

function updateInterests(text: string, known: DraftPreferences): DraftPreferences {
  const { interests = [], rejected_interests: rejectedBefore = [] } = known;
  const found: readonly string[] = findInterests(text);
  const rejected: readonly string[] = findRejectedInterests(text);
  const liked = unite(interests, found).filter((interest) => !rejected.includes(interest));
  const disliked = unite(rejectedBefore, rejected).filter((interest) => !found.includes(interest));
  return {
    ...(liked.length > 0 || known.interests ? { interests: liked } : {}),
    ...(disliked.length > 0 || known.rejected_interests ? { rejected_interests: disliked } : {}),
  };
}
