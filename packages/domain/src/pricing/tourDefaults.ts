/** What a tour's choice is called when it has no name (CONST-09). */
export const tourDefaults = {
  hotel: 'Default Hotel',
  room: 'Standard Room',
  transfer: 'Standard Transfer',
  meal: 'Standard Meal',
  activities: 'Standard Activities',
} as const;
