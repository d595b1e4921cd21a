import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * One row. Triggers (in the migration) set a new version in the same transaction as each statement that writes to a
 * table of the catalogue.
 */
export const catalogueVersions = pgTable('catalogue_version', {
  singleton: boolean('singleton').primaryKey().default(true),
  version: uuid('version').notNull().defaultRandom(),
});

/** Pictures are stored as the description of a scene, from which any size is rendered. */
export const images = pgTable('images', {
  id: text('id').primaryKey(),
  scene: jsonb('scene').$type<Readonly<Record<string, unknown>>>().notNull(),
});
