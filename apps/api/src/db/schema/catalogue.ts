import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';

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

/** What is known of a picture that staff have uploaded. Its file is in the image storage. */
export const uploadedImages = pgTable('uploaded_images', {
  /** From the content of the file as it was uploaded. */
  id: text('id').primaryKey(),
  alt: text('alt').notNull(),
  /** In pixels, as stored. */
  width: integer('width').notNull(),
  /** In pixels, as stored. */
  height: integer('height').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** The files of uploaded pictures, where the database stores them. */
export const imageFiles = pgTable('image_files', {
  id: text('id').primaryKey(),
  bytes: bytea('bytes').notNull(),
});
