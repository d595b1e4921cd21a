import { and, asc, desc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { containsText } from '../catalogue/filters.ts';
import {
  isInState,
  type ProductState,
  type StaffProductQuery,
  stateIn,
  toStateColumns,
} from '../catalogue/productStates.ts';
import { createProductStore } from '../catalogue/productStore.ts';
import { readPage } from '../catalogue/readPage.ts';
import type { Database } from '../database.ts';
import { blogCategories, blogPosts, formerPostSlugs } from '../schema.ts';
import { summary } from './blog.ts';

const state = stateIn(blogPosts);

/** Returns a page of posts in any state, the newest first. */
export function listStaffPostRows(db: Database, query: StaffProductQuery) {
  const { id, slug, title, authorName, publishedAt, createdAt } = blogPosts;
  const where = and(containsText([title, slug, authorName], query.search), isInState(blogPosts, query.state));
  const select = db
    .select({ id, slug, title, authorName, publishedAt, category: blogCategories.name, state })
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(where);
  const order = [desc(sql`coalesce(${publishedAt}, ${createdAt})`), asc(id)];
  return readPage(select, order, db.$count(blogPosts, where), query);
}

const { search: _search, withdrawnAt: _withdrawnAt, archivedAt: _archivedAt, ...columns } = getTableColumns(blogPosts);

/** A post in any state, with its content. */
export type StaffPost = Omit<typeof blogPosts.$inferSelect, 'search' | 'withdrawnAt' | 'archivedAt'>;

/** What staff edit of a post, and what is computed of it. */
export type PostValues = Omit<StaffPost, 'id' | 'createdAt'>;

/** Reads and changes posts as staff do. */
export const postStore = createProductStore<StaffPost, PostValues>({
  select: (db, id) => db.select({ product: columns, state }).from(blogPosts).where(eq(blogPosts.id, id)),
  insert: (tx, values, createdAt) =>
    tx
      .insert(blogPosts)
      .values({ ...values, createdAt })
      .returning({ id: blogPosts.id }),
  update: (tx, id, values) => tx.update(blogPosts).set(values).where(eq(blogPosts.id, id)),
  saveState: savePostState,
  keepSlug: (tx, slug, postId) =>
    tx
      .insert(formerPostSlugs)
      .values({ slug, postId })
      .onConflictDoUpdate({ target: formerPostSlugs.slug, set: { postId } }),
  operations: { create: 'createStaffPost', replace: 'replaceStaffPost', setState: 'setPostState' },
});

/** Returns the category of a post and its number of comments. If the category was removed since, the current one. */
export async function findPostContext(db: Database, { id, categoryId }: Pick<StaffPost, 'id' | 'categoryId'>) {
  const isOwn = eq(blogCategories.id, categoryId);
  const [row] = await db
    .select({ category: summary.category, comments: summary.comments })
    .from(blogPosts)
    .innerJoin(blogCategories, or(isOwn, eq(blogCategories.id, blogPosts.categoryId)))
    .where(eq(blogPosts.id, id))
    .orderBy(desc(isOwn))
    .limit(1);
  if (!row) throw new Error('Each post has a category');
  return row;
}

/** Returns a category of posts, and prevents its removal until the transaction ends. */
export async function findCategory(db: Database, id: string) {
  const { name, slug } = blogCategories;
  const [row] = await db
    .select({ id: blogCategories.id, name, slug })
    .from(blogCategories)
    .where(eq(blogCategories.id, id))
    .for('key share');
  return row ?? null;
}

const minute = 60_000;

/** Stores the state of a post. One without a date gets that of its first publication, to the minute, as staff edit it. */
async function savePostState(tx: Database, id: string, next: ProductState, now: Date): Promise<void> {
  const thisMinute = new Date(Math.floor(now.getTime() / minute) * minute);
  const publishedAt = sql`coalesce(${blogPosts.publishedAt}, ${thisMinute.toISOString()}::timestamptz)`;
  await tx
    .update(blogPosts)
    .set({ ...toStateColumns(next, now), ...(next === 'published' && { publishedAt }) })
    .where(eq(blogPosts.id, id));
}
