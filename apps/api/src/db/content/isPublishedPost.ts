import { and, isNull, lte, type SQL } from 'drizzle-orm';
import { blogPosts } from '../schema.ts';

/** Returns the condition that readers see a post: staff have published it, and its date has come. Every public query has it. */
export const isPublishedPost = (now: Date): SQL | undefined =>
  and(isNull(blogPosts.withdrawnAt), lte(blogPosts.publishedAt, now));
