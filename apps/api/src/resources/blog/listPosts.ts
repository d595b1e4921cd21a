import { listPostRows } from '../../db/content/blog.ts';
import { operation } from '../../http/operation.ts';
import { toPageBody } from '../page.ts';
import { postBody } from './postBody.ts';

/** Lists a page of posts, by default newest first (API-60). */
export const listPosts = operation('listPosts', async ({ query, db, clock }) => {
  const { rows, count } = await listPostRows(db, query, clock.now());
  return { status: 200, body: toPageBody('/api/v1/blog/posts/', query, count, rows.map(postBody)) };
});
