import { findRelatedPosts } from '../../db/content/blog.ts';
import { operation } from '../../http/operation.ts';
import { postBody } from './postBody.ts';
import { requirePost } from './requirePost.ts';

/** Lists other posts of the same category (API-64). */
export const listRelatedPosts = operation('listRelatedPosts', async ({ path, query, db, clock }) => {
  const { post } = await requirePost(db, path.id, clock.now());
  const posts = await findRelatedPosts(db, post, query.limit, clock.now());
  return { status: 200, body: posts.map(postBody) };
});
