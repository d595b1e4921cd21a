import { operation } from '../../http/operation.ts';
import { postBody } from './postBody.ts';
import { requirePost } from './requirePost.ts';

/** Returns a post by id or slug (API-61). */
export const getPost = operation('getPost', async ({ path, db, clock }) => {
  const { content, ...post } = await requirePost(db, path.id, clock.now());
  return { status: 200, body: { ...postBody(post), content } };
});
