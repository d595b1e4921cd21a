/** The kinds of activity, in the order of the home page's filter (ENTITY-16, HOME-10). */
export const activityTypes = [
  'tour',
  'adventure',
  'attraction',
  'workshop',
  'experience',
  'water',
  'cultural',
  'food',
  'desert',
] as const;

/** One of the kinds of activities. */
export type ActivityType = (typeof activityTypes)[number];

/**
 * @example activityTypeLabel('water') // 'Water'
 * @example activityTypeLabel('food') // 'Food'
 */
export const activityTypeLabel = (type: ActivityType): string => `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
