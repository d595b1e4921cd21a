import type { components } from '@aitours/openapi/schema';
import { and, asc, count, desc, eq, not } from 'drizzle-orm';
import { containsText } from '../catalogue/filters.ts';
import { readPage } from '../catalogue/readPage.ts';
import type { Database } from '../database.ts';
import { blogComments, blogPosts } from '../schema.ts';
import { isVisible } from './blog.ts';

export type HidingReason = components['schemas']['HidingReason'];

interface StaffCommentQuery {
  readonly page: number;
  readonly page_size: number;
  readonly search?: string;
  readonly state?: components['schemas']['CommentState'];
}

/** Returns a page of the comments on all posts, the newest first. */
export function listStaffCommentRows(db: Database, query: StaffCommentQuery) {
  const { content, authorName, createdAt, id } = blogComments;
  const where = and(
    containsText([content, authorName, blogPosts.title], query.search),
    query.state && (query.state === 'visible' ? isVisible : not(isVisible)),
  );
  const ofComment = eq(blogPosts.id, blogComments.postId);
  const total = db.select({ count: count() }).from(blogComments).innerJoin(blogPosts, ofComment).where(where);
  const select = db
    .select({ comment: blogComments, isVisible, postSlug: blogPosts.slug, postTitle: blogPosts.title })
    .from(blogComments)
    .innerJoin(blogPosts, ofComment)
    .where(where);
  return readPage(
    select,
    [desc(createdAt), asc(id)],
    total.then(([row]) => row?.count ?? 0),
    query,
  );
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
