import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { minute } from '../../lib/durations.ts';
import { computeVersion } from '../../lib/entityTag.ts';
import { containsText } from '../catalogue/filters.ts';
import { readChangesBy } from '../catalogue/productChanges.ts';
import { isInState, type ProductState, stateIn, toStateColumns } from '../catalogue/productStates.ts';
import { readPage } from '../catalogue/readPage.ts';
import type { Database } from '../database.ts';
import { blogCategories, blogPosts, formerPostSlugs } from '../schema.ts';
import { summary } from './blog.ts';

const state = stateIn(blogPosts);

interface StaffPostQuery {
  readonly page: number;
  readonly page_size: number;
  readonly search?: string;
  /** Default: any but archived. */
  readonly state?: ProductState;
}

/** Returns a page of posts in any state, the newest first. */
export function listStaffPostRows(db: Database, query: StaffPostQuery) {
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

const selectPosts = (db: Database, id: string) =>
  db
    .select({ ...summary, content: blogPosts.content, state })
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(eq(blogPosts.id, id));

/** A post in any state. */
export type StaffPostRow = Awaited<ReturnType<typeof selectPosts>>[number];

/** Returns a post in any state. */
export async function findStaffPost(db: Database, id: string): Promise<StaffPostRow | null> {
  const [row] = await selectPosts(db, id);
  return row ?? null;
}

/** Like `findStaffPost`, and locks the row, so that concurrent changes wait. */
export async function lockStaffPost(tx: Database, id: string): Promise<StaffPostRow | null> {
  const [row] = await selectPosts(tx, id).for('update', { of: blogPosts });
  return row ?? null;
}

/** Returns the version of a post: another one after each change by staff, but not after a comment. */
export const readPostVersion = ({ post, content, state: current }: StaffPostRow): string =>
  computeVersion([post, content, current]);

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

/** What staff edit of a post, and what is computed of it. */
export type PostValues = Required<
  Omit<typeof blogPosts.$inferInsert, 'id' | 'search' | 'createdAt' | 'withdrawnAt' | 'archivedAt'>
>;

const { search: _search, ...columns } = getTableColumns(blogPosts);

/** Inserts a draft. */
export async function insertPostDraft(tx: Database, values: PostValues, now: Date) {
  const draft = { ...values, createdAt: now, ...toStateColumns('draft', now) };
  const [row] = await tx.insert(blogPosts).values(draft).returning(columns);
  if (!row) throw new Error('An insert always returns its row');
  return row;
}

/** Replaces the values of a post, which its former slug still finds. */
export async function changePost(
  tx: Database,
  { id, slug }: { readonly id: string; readonly slug: string },
  values: PostValues,
) {
  const [row] = await tx.update(blogPosts).set(values).where(eq(blogPosts.id, id)).returning(columns);
  if (row && row.slug !== slug)
    await tx
      .insert(formerPostSlugs)
      .values({ slug, postId: id })
      .onConflictDoUpdate({ target: formerPostSlugs.slug, set: { postId: id } });
  return row ?? null;
}

/** Stores the state of a post. One without a date gets that of its first publication, to the minute, as staff edit it. */
export async function savePostState(tx: Database, id: string, next: ProductState, now: Date): Promise<void> {
  const thisMinute = new Date(Math.floor(now.getTime() / minute) * minute);
  const publishedAt = sql`coalesce(${blogPosts.publishedAt}, ${thisMinute.toISOString()}::timestamptz)`;
  await tx
    .update(blogPosts)
    .set({ ...toStateColumns(next, now), ...(next === 'published' && { publishedAt }) })
    .where(eq(blogPosts.id, id));
}

/** What staff have changed of a post. */
export const postChanges = readChangesBy(['createStaffPost', 'replaceStaffPost', 'setPostState']);
