/**
 * Operations of the contract that the server doesn't answer yet. The server refuses to start when an operation is
 * neither handled nor named here, or both; so this list only ever tells the truth, and ends empty.
 */
export const pending: readonly string[] = [
  'sendPlannerMessage',
  'generateItinerary',
  'savePlannerPreferences',
  'getPlannerPreferences',
  'listLibraryActivities',
  'upsertLibraryActivities',
];
