import type { PlannerPreferences } from '@aitours/domain/planner';
import type { components } from '@aitours/openapi/schema';

/** Returns the preferences that the contract defines; others are dropped (ENTITY-43). */
export function preferencesBody(preferences: PlannerPreferences): components['schemas']['PlannerPreferences'] {
  const { destination, start_date, end_date, interests, budget_range, group_size } = preferences;
  return {
    ...(destination !== undefined && { destination }),
    ...(start_date !== undefined && { start_date }),
    ...(end_date !== undefined && { end_date }),
    ...(interests !== undefined && { interests: [...interests] }),
    ...(budget_range !== undefined && { budget_range: [...budget_range] }),
    ...(group_size !== undefined && { group_size }),
  };
}
