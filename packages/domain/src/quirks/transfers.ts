/** QUIRK-16: the search form and the wizard ask for the same things within different limits. */
export const transferLimits = {
  search: { passengers: { min: 1, max: 8 }, luggage: { min: 0, max: 6 }, time: '12:00' },
  wizard: { passengers: { min: 1, max: 10 }, luggage: { min: 0, max: 10 }, time: '09:00' },
} as const;
