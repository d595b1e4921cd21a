/** The texts of the error catalogue about activities (ACT-15, ACT-16). */
export const activityMessages = {
  loadFailed: 'Failed to load activity details. Please try again later.',
  notFound: 'Activity not found',
} as const;
