import { findFeaturedPosts } from '../../db/content/blog.ts';
import { operation } from '../../http/operation.ts';
import { postBody } from './postBody.ts';

/** Lists the newest featured posts (API-63). */
export const listFeaturedPosts = operation('listFeaturedPosts', async ({ query, db, clock }) => {
  const posts = await findFeaturedPosts(db, query.limit, clock.now());
  return { status: 200, body: posts.map(postBody) };
});
