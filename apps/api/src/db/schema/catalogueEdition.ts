import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';

/**
 * One row, which names the present state of the catalogue. Every statement that touches a table of the catalogue gives it
 * another name, in the same transaction: the triggers are in the migration that made it.
 */
export const catalogueEditions = pgTable('catalogue_edition', {
  only: boolean('only').primaryKey().default(true),
  edition: uuid('edition').notNull().defaultRandom(),
});
