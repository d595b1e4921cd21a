import type { components } from '@aitours/openapi/schema';
import { findStaffPost, postChanges, readPostVersion, type StaffPostRow } from '../../db/content/staffPosts.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../problems/problems.ts';
import { changeBody } from '../productHistory.ts';
import { postBody } from './postBody.ts';

/** Reads a post as staff edit it, with its ETag. @throws {Problem} not-found */
export async function readStaffPost(db: Database, id: string) {
  const row = await findStaffPost(db, id);
  if (!row) throw notFound('post');
  const version = readPostVersion(row);
  const changes = await postChanges.list(db, id);
  return {
    headers: { etag: `"${version}"` },
    body: {
      version,
      state: row.state,
      ...postVersionBody(row),
      history: changes.map((change) => changeBody(change, fieldNames)),
    } satisfies components['schemas']['StaffPost'],
  };
}

/** Returns a post with what only staff see of it. */
export const postVersionBody = (row: Omit<StaffPostRow, 'state'>): components['schemas']['PostVersion'] => ({
  post: { ...postBody(row), content: row.content },
  featured: row.post.featured,
  published_at: row.post.publishedAt?.toISOString() ?? null,
});

/** The category's id is its field; the time to read is computed. */
const fieldNames = { categoryId: 'category', readMinutes: null };
