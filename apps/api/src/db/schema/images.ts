import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** A picture is kept as the description of its scene, from which any size is drawn. */
export const images = pgTable('images', {
  id: text('id').primaryKey(),
  scene: jsonb('scene').$type<Readonly<Record<string, unknown>>>().notNull(),
});
