import { and, asc, count, desc, eq, getTableColumns, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Listing, type ListQuery, type Ordering, orderBy, searchQuery } from '../catalogue/filters.ts';
import { readPage } from '../catalogue/readPage.ts';
import type { Database } from '../database.ts';
import { blogCategories, blogComments, blogPosts, blogPostViews, formerPostSlugs } from '../schema.ts';
import { isPublishedPost } from './isPublishedPost.ts';

const { search: searchColumn, content, ...summaryColumns } = getTableColumns(blogPosts);

/** Whether readers see a comment: it isn't hidden, nor the one it replies to. */
export const isVisible = sql<boolean>`(${blogComments.hiddenReason} is null and not exists (
  select from ${blogComments} parent where parent.id = ${blogComments.parentId} and parent.hidden_reason is not null
))`;

const commentCount = sql<number>`(
  select count(*) from ${blogComments} where ${blogComments.postId} = ${blogPosts.id} and ${isVisible}
)`.mapWith(Number);

/** What a post shows without its content. */
export const summary = {
  post: summaryColumns,
  category: { id: blogCategories.id, name: blogCategories.name, slug: blogCategories.slug },
  comments: commentCount,
};

export type PostSummaryRow = Awaited<ReturnType<typeof findFeaturedPosts>>[number];

const orders = { published_at: blogPosts.publishedAt, title: blogPosts.title };

export interface PostListQuery extends Pick<ListQuery, 'page' | 'page_size' | 'search'> {
  /** The id of a category. */
  readonly category?: string;
  readonly ordering: Ordering<keyof typeof orders>;
}

/** Returns a page of the published posts. */
export function listPostRows(db: Database, query: PostListQuery, now: Date): Promise<Listing<PostSummaryRow>> {
  const where = and(
    isPublishedPost(now),
    query.category === undefined ? undefined : eq(blogPosts.categoryId, query.category),
    query.search?.trim() ? sql`${searchColumn} @@ to_tsquery('simple', ${searchQuery(query.search) ?? ''})` : undefined,
  );
  const order = orderBy(query.ordering, orders, blogPosts.id);
  return readPage(selectSummaries(db, where), order, db.$count(blogPosts, where), query);
}

const selectSummaries = (db: Database, where: SQL | undefined) =>
  db
    .select(summary)
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(where);

/** Returns featured posts, newest first. */
export const findFeaturedPosts = (db: Database, limit: number, now: Date) =>
  selectSummaries(db, and(eq(blogPosts.featured, true), isPublishedPost(now)))
    .orderBy(desc(blogPosts.publishedAt), asc(blogPosts.id))
    .limit(limit);

/** Returns other posts of the same category, newest first (API-64). */
export const findRelatedPosts = (
  db: Database,
  post: { readonly id: string; readonly categoryId: string },
  limit: number,
  now: Date,
): Promise<PostSummaryRow[]> =>
  selectSummaries(db, and(eq(blogPosts.categoryId, post.categoryId), ne(blogPosts.id, post.id), isPublishedPost(now)))
    .orderBy(desc(blogPosts.publishedAt), asc(blogPosts.id))
    .limit(limit);

/** Returns a published post by id or slug (GAP-08), or else by a slug that it had before. */
export const findPost = async (db: Database, idOrSlug: string, now: Date) =>
  (await findCurrent(db, idOrSlug, now)) ?? findByFormerSlug(db, idOrSlug, now);

async function findCurrent(db: Database, idOrSlug: string, now: Date) {
  const [row] = await db
    .select({ ...summary, content })
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(and(or(eq(blogPosts.id, idOrSlug), eq(blogPosts.slug, idOrSlug)), isPublishedPost(now)))
    .orderBy(desc(eq(blogPosts.id, idOrSlug)))
    .limit(1);
  return row ?? null;
}

async function findByFormerSlug(db: Database, slug: string, now: Date) {
  const [row] = await db
    .select({ ...summary, content })
    .from(formerPostSlugs)
    .innerJoin(blogPosts, eq(blogPosts.id, formerPostSlugs.postId))
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(and(eq(formerPostSlugs.slug, slug), isPublishedPost(now)));
  return row ?? null;
}

export function listCategoryRows(db: Database, query: Pick<ListQuery, 'page' | 'page_size'>, now: Date) {
  const { id, name, slug, formerSlugs, position } = blogCategories;
  const select = db
    .select({ id, name, slug, formerSlugs, posts: count(blogPosts.id) })
    .from(blogCategories)
    .leftJoin(blogPosts, and(eq(blogPosts.categoryId, id), isPublishedPost(now)))
    .groupBy(id);
  return readPage(select, [asc(position), asc(id)], db.$count(blogCategories), query);
}

export type CommentRow = typeof blogComments.$inferSelect;

/** Returns the comments and replies of a post that readers see, oldest first (GAP-62). */
export const findComments = (db: Database, postId: string): Promise<CommentRow[]> =>
  db
    .select()
    .from(blogComments)
    .where(and(eq(blogComments.postId, postId), isVisible))
    .orderBy(asc(blogComments.createdAt), asc(blogComments.id))
    .limit(1000);

/** Returns whether the post has this comment, it isn't hidden, and is not a reply. */
export async function isTopLevelComment(db: Database, postId: string, id: string): Promise<boolean> {
  const { id: commentId, postId: ofPost, parentId, hiddenReason } = blogComments;
  const matches = and(eq(commentId, id), eq(ofPost, postId), isNull(parentId), isNull(hiddenReason));
  return (await db.$count(blogComments, matches)) > 0;
}

export async function addComment(db: Database, comment: typeof blogComments.$inferInsert): Promise<CommentRow> {
  const [row] = await db.insert(blogComments).values(comment).returning();
  if (!row) throw new Error('An insert always returns its row');
  return row;
}

export async function countView(db: Database, postId: string): Promise<void> {
  await db
    .insert(blogPostViews)
    .values({ postId, views: 1 })
    .onConflictDoUpdate({ target: blogPostViews.postId, set: { views: sql`${blogPostViews.views} + 1` } });
}
