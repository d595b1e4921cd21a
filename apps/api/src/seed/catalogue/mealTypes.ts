import type { MealTypeSeed } from './types.ts';

export const mealTypes: readonly MealTypeSeed[] = [
  { slug: 'breakfast', name: 'Breakfast', pricePerMeal: 55_00, basePrice: 55_00 },
  { slug: 'picnic', name: 'Picnic lunch', pricePerMeal: 65_00, basePrice: 65_00 },
  { slug: 'lunch', name: 'Emirati lunch', pricePerMeal: 95_00, basePrice: 95_00 },
  { slug: 'dinner', name: 'Three-course dinner', pricePerMeal: 140_00, basePrice: 140_00 },
  { slug: 'barbecue', name: 'Desert barbecue', pricePerMeal: 165_00, basePrice: 165_00 },
  { slug: 'vegan', name: 'Garden menu (vegan)', pricePerMeal: null, basePrice: 85_00 },
];
