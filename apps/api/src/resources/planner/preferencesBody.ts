import type { PlannerPreferences } from '@aitours/domain/planner';
import type { components } from '@aitours/openapi/schema';

type Preferences = components['schemas']['PlannerPreferences'];

/** The members that the contract defines. */
const members = [
  ...(['destination', 'start_date', 'end_date', 'interests', 'budget_range', 'group_size'] as const),
  ...(['budget_per_person', 'child_ages', 'diets', 'needs', 'pace', 'earliest', 'latest'] as const),
  ...(['hotel', 'wanted', 'unwanted', 'rejected_interests'] as const),
] satisfies readonly (keyof Preferences)[];

/** Returns the preferences that the contract defines; others are dropped (ENTITY-43). */
export function toPreferencesBody(preferences: PlannerPreferences): Preferences {
  const known = members.flatMap((name) =>
    preferences[name] === undefined ? [] : [[name, preferences[name]] as const],
  );
  return Object.fromEntries(known);
}
