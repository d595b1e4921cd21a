import { findPost } from '../../db/content/blog.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../problems/problems.ts';

/** Returns a published post by id or slug. @throws {Problem} not-found, also for an unpublished post */
export async function requirePost(db: Database, idOrSlug: string, now: Date) {
  const post = await findPost(db, idOrSlug, now);
  if (!post) throw notFound('post');
  return post;
}
