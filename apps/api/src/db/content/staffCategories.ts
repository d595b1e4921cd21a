import { asc, count, eq, notInArray, sql } from 'drizzle-orm';
import { computeVersion } from '../../lib/entityTag.ts';
import { readChangesBy } from '../catalogue/productChanges.ts';
import type { Database } from '../database.ts';
import { blogCategories, blogPosts } from '../schema.ts';
import { upsert } from '../upsert.ts';

/** The id of the categories in the audit log. */
export const categoriesId = 'blog-categories';

/** A category of articles. */
export type CategoryRow = Omit<typeof blogCategories.$inferSelect, 'position'>;

/** Returns the categories in their order. */
export function findCategories(db: Database): Promise<CategoryRow[]> {
  const { id, name, slug, formerSlugs, position } = blogCategories;
  return db.select({ id, name, slug, formerSlugs }).from(blogCategories).orderBy(asc(position), asc(id));
}

/** Like `findCategories`, and locks them, so that concurrent changes and articles that are saved wait. */
export async function lockCategories(tx: Database): Promise<CategoryRow[]> {
  await tx.execute(sql`lock table ${blogCategories} in exclusive mode`);
  return findCategories(tx);
}

/** Replaces the categories, which are locked. What is removed has no articles. */
export async function saveCategories(tx: Database, categories: readonly CategoryRow[]): Promise<void> {
  const { id } = blogCategories;
  const ids = categories.map((category) => category.id);
  await tx.delete(blogCategories).where(notInArray(id, ids));
  // Two categories may exchange their slugs.
  await tx.update(blogCategories).set({ slug: sql`'- ' || ${id}` });
  await upsert(
    tx,
    blogCategories,
    [id],
    categories.map((category, position) => ({ ...category, position })),
  );
}

/** Returns the version of the categories: another one after each change. */
export const readCategoriesVersion = (categories: readonly CategoryRow[]): string =>
  computeVersion(categories.map(({ id, name, slug }) => [id, name, slug]));

/** Returns the articles, in any state, of each category that has some. */
export function findCategoryUses(db: Database) {
  const titles = sql<string[]>`(array_agg(${blogPosts.title} order by ${blogPosts.title}, ${blogPosts.id}))[1:3]`;
  return db
    .select({ id: blogCategories.id, titles, count: count() })
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .groupBy(blogCategories.id)
    .orderBy(asc(blogCategories.position), asc(blogCategories.id));
}

/** What staff have changed of the categories. */
export const categoryChanges = readChangesBy(['replaceCategories']);
