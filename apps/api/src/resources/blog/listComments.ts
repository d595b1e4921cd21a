import { findComments } from '../../db/content/blog.ts';
import { operation } from '../../http/operation.ts';
import { toCommentBody } from './postBody.ts';
import { requirePost } from './requirePost.ts';

/** Lists the comments on a post, replies included, as a flat list (API-65, GAP-62). */
export const listComments = operation('listComments', async ({ path, db, clock }) => {
  const { post } = await requirePost(db, path.id, clock.now());
  const comments = await findComments(db, post.id);
  return { status: 200, body: comments.map(toCommentBody) };
});
