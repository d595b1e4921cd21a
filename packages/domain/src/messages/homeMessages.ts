/** The texts of the error catalogue about the home page (HOME-17 to HOME-20). */
export const homeMessages = {
  toursFailed: 'Failed to load tours',
  activitiesFailed: 'Failed to load activities',
  noTours: 'No tours available at the moment.',
  noActivities: 'No activities available for this category.',
} as const;
