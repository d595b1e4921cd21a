/** The types of activities, in the order of the home page's filter (ENTITY-16, HOME-10). */
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

/** A type of activity. */
export type ActivityType = (typeof activityTypes)[number];

/**
 * Returns the display name of a type.
 *
 * @example formatActivityType('water') // 'Water'
 * @example formatActivityType('food') // 'Food'
 */
export const formatActivityType = (type: ActivityType): string => `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
