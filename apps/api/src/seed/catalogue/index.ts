import { accounts } from './accounts.ts';
import { activities } from './activities/index.ts';
import { blogCategories, blogPosts } from './blog/index.ts';
import { bookings } from './bookings.ts';
import { events } from './events.ts';
import { hotels } from './hotels.ts';
import { mealTypes } from './mealTypes.ts';
import { tours } from './tours.ts';
import { transferTypes } from './transferTypes.ts';
import type { Catalogue } from './types.ts';
import { vehicles } from './vehicles.ts';

export type * from './types.ts';

/** Everything a demonstration shop is filled with: the shelves, and a few customers who have already bought. */
export const catalogue: Catalogue = {
  activities,
  tours,
  hotels,
  transferTypes,
  mealTypes,
  events,
  vehicles,
  blogCategories,
  blogPosts,
  accounts,
  bookings,
};
