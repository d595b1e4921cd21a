import { doublePrecision, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The activity library, used unless an external one is configured (ENTITY-46, ruling on GAP-71). */
export const libraryActivities = pgTable('library_activities', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description'),
  category: text('category').notNull(),
  location: text('location').notNull(),
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  /** Hours. */
  duration: doublePrecision('duration'),
  priceRange: text('price_range'),
  rating: real('rating'),
  openingHours: jsonb('opening_hours').$type<{ readonly open: string; readonly close: string }>(),
  tags: jsonb('tags').$type<readonly string[]>().notNull(),
  imageUrl: text('image_url'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
