import { formatDiet } from '../../activity/index.ts';
import { formatCount } from '../../counts/formatCount.ts';
import { formatShortDate, formatTime } from '../../dates/index.ts';
import { formatPrice, parseFils } from '../../money/index.ts';
import type { DraftPreferences } from '../preferences.ts';
import type { PlannerPace } from './parseNeeds.ts';

/** A preference as the traveller sees it. */
export interface DescribedPreference {
  readonly key: keyof DraftPreferences;
  /** One value of a list. */
  readonly value?: string;
  readonly text: string;
}

const PACES: Readonly<Record<PlannerPace, string>> = { relaxed: 'relaxed days', full: 'full days' };

/**
 * Formats a budget.
 *
 * @example formatBudget([0, 1500]) // 'up to AED 1,500'
 * @example formatBudget([500, 1500], true) // 'AED 500 to AED 1,500 per person'
 */
export function formatBudget([min = 0, max = min]: readonly number[], isPerPerson = false): string {
  const price = (dirhams: number) => formatPrice(parseFils(dirhams.toFixed(2))).replace(/\.00$/, '');
  const range = min > 0 ? `${price(min)} to ${price(max)}` : `up to ${price(max)}`;
  return isPerPerson ? `${range} per person` : range;
}

const countPeople = (people: number): string => formatCount(people, 'person', 'people');

/**
 * Formats the ages of children in years.
 *
 * @example formatChildAges([4, 7]) // 'children aged 4 and 7'
 * @example formatChildAges([1]) // 'a child aged 1'
 */
export const formatChildAges = (ages: readonly number[]): string =>
  ages.length === 1 ? `a child aged ${ages[0]}` : `children aged ${ages.slice(0, -1).join(', ')} and ${ages.at(-1)}`;

function formatDates({ start_date: start, end_date: end, days }: DraftPreferences): string | undefined {
  if (!start) return days === undefined ? undefined : formatCount(days, 'day');
  if (!end || end === start) return `From ${formatShortDate(start)}`;
  return `${formatShortDate(start)} to ${formatShortDate(end)}`;
}

/**
 * Lists what is known of the traveller's preferences, each value of a list by itself, in a fixed order.
 *
 * @example listPreferences({ destination: 'Dubai', group_size: 2 }).map(({ text }) => text) // ['Dubai', '2 people']
 * @example listPreferences({ diets: ['vegan'], unwanted: ['Louvre'] }).map(({ text }) => text) // ['vegan', 'without Louvre']
 */
export function listPreferences(preferences: DraftPreferences): DescribedPreference[] {
  const { destination, group_size: people, budget_range: budget, child_ages: ages = [] } = preferences;
  const trip: readonly (readonly [keyof DraftPreferences, string | undefined])[] = [
    ['destination', destination],
    ['start_date', formatDates(preferences)],
    ['group_size', people === undefined ? undefined : countPeople(people)],
    ['child_ages', ages.length > 0 ? formatChildAges(ages) : undefined],
    ['budget_range', budget && formatBudget(budget, preferences.budget_per_person)],
  ];
  return [
    ...trip.flatMap(([key, text]) => (text ? [{ key, text }] : [])),
    ...listAll('interests', preferences.interests, (interest) => interest),
    ...listWishes(preferences),
  ];
}

/**
 * Lists the preferences besides place, dates, group, budget and interests.
 *
 * @example listWishes({ pace: 'relaxed', earliest: '10:00' }).map(({ text }) => text) // ['relaxed days', 'from 10:00 AM']
 * @example listWishes({ destination: 'Dubai' }) // []
 */
export function listWishes(preferences: DraftPreferences): DescribedPreference[] {
  const { diets, needs, pace, earliest, latest, hotel, wanted, unwanted, rejected_interests } = preferences;
  const single: readonly (readonly [keyof DraftPreferences, string | undefined])[] = [
    ['pace', pace && PACES[pace]],
    ['earliest', earliest && `from ${formatTime(earliest)}`],
    ['latest', latest && `until ${formatTime(latest)}`],
    ['hotel', hotel && `hotel: ${hotel}`],
  ];
  return [
    ...listAll('diets', diets, (diet) => formatDiet(diet).toLowerCase()),
    ...listAll('needs', needs, (need) => need.replaceAll('_', ' ')),
    ...single.flatMap(([key, text]) => (text ? [{ key, text }] : [])),
    ...listAll('wanted', wanted, (name) => `with ${name}`),
    ...listAll('unwanted', unwanted, (name) => `without ${name}`),
    ...listAll('rejected_interests', rejected_interests, (interest) => `no ${interest}`),
  ];
}

const listAll = <Value extends string>(
  key: keyof DraftPreferences,
  values: readonly Value[] = [],
  format: (value: Value) => string,
): DescribedPreference[] => values.map((value) => ({ key, value, text: format(value) }));

/** Preferences that mean nothing without another one. */
const dependents: { readonly [key in keyof DraftPreferences]?: readonly (keyof DraftPreferences)[] } = {
  start_date: ['end_date', 'days'],
  budget_range: ['budget_per_person'],
};

/**
 * Removes a preference, or one value of a list.
 *
 * @example removePreference({ diets: ['vegan', 'halal'] }, { key: 'diets', value: 'vegan' }) // { diets: ['halal'] }
 * @example removePreference({ start_date: '2030-03-01', end_date: '2030-03-03' }, { key: 'start_date' }) // {}
 */
export function removePreference(
  preferences: DraftPreferences,
  { key, value }: Pick<DescribedPreference, 'key' | 'value'>,
): DraftPreferences {
  const list: unknown = preferences[key];
  if (value !== undefined && Array.isArray(list)) {
    const rest: readonly unknown[] = list.filter((entry) => entry !== value);
    if (rest.length > 0) return { ...preferences, [key]: rest };
  }
  const removed = new Set<string>([key, ...(dependents[key] ?? [])]);
  return Object.fromEntries(Object.entries(preferences).filter(([name]) => !removed.has(name)));
}
