import type { components } from '@aitours/openapi/schema';
import { and, count, desc, eq, not, or, sql } from 'drizzle-orm';
import { isVisible } from './blog.ts';
import { pageValues } from './catalogue/filters.ts';
import type { Database } from './database.ts';
import { blogComments, blogPosts } from './schema.ts';

export type HidingReason = components['schemas']['HidingReason'];

interface StaffCommentQuery {
  readonly page: number;
  readonly page_size: number;
  readonly search?: string;
  readonly state?: components['schemas']['CommentState'];
}

/** Returns a page of the comments on all posts, the newest first. */
export async function listStaffCommentRows(db: Database, query: StaffCommentQuery) {
  const { limit, offset } = pageValues(query);
  const text = query.search?.trim().toLowerCase();
  const contains = [blogComments.content, blogComments.authorName, blogPosts.title].map(
    (column) => sql`strpos(lower(${column}), ${text}) > 0`,
  );
  const where = and(
    text ? or(...contains) : undefined,
    query.state && (query.state === 'visible' ? isVisible : not(isVisible)),
  );
  const ofComment = eq(blogPosts.id, blogComments.postId);
  const [rows, [total]] = await Promise.all([
    db
      .select({ comment: blogComments, isVisible, postSlug: blogPosts.slug, postTitle: blogPosts.title })
      .from(blogComments)
      .innerJoin(blogPosts, ofComment)
      .where(where)
      .orderBy(desc(blogComments.createdAt), blogComments.id)
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(blogComments).innerJoin(blogPosts, ofComment).where(where),
  ]);
  return { rows, count: total?.count ?? 0 };
}

/**
 * Stores why a comment is hidden; null: it isn't.
 *
 * @returns the former reason, or undefined if there is no such comment
 */
export async function setHidingReason(
  tx: Database,
  id: string,
  reason: HidingReason | null,
): Promise<HidingReason | null | undefined> {
  const [comment] = await tx.select().from(blogComments).where(eq(blogComments.id, id)).for('update');
  if (comment) await tx.update(blogComments).set({ hiddenReason: reason }).where(eq(blogComments.id, id));
  return comment?.hiddenReason;
}
