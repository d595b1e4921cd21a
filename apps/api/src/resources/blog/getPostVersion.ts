import { findCategory, findStaffPost, type PostValues, postChanges } from '../../db/content/staffPosts.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { postVersionBody } from './staffPostBody.ts';

/** Returns a post as it was after a change by staff. */
export const getPostVersion = operation('getPostVersion', async ({ path, db }) => {
  const [row, entry] = await Promise.all([findStaffPost(db, path.id), postChanges.find(db, path.id, path.change_id)]);
  if (!row || !entry?.after || entry.operation === 'setPostState') throw notFound('post');
  // The audit log has the row as it was stored, with instants as texts. Columns that are newer than the entry have
  // their current values.
  const { content, publishedAt, ...stored } = entry.after as Omit<PostValues, 'publishedAt'> & {
    publishedAt: string | null;
  };
  const post = {
    ...row.post,
    ...stored,
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
    createdAt: row.post.createdAt,
  };
  const category = (await findCategory(db, post.categoryId)) ?? row.category;
  return { status: 200, body: postVersionBody({ ...row, post, category, content }) };
});
