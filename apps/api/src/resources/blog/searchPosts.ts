import { listPostRows } from '../../db/content/blog.ts';
import { operation } from '../../http/operation.ts';
import { toPageBody } from '../page.ts';
import { postBody } from './postBody.ts';

/** Lists the posts that contain all words of the search (API-68, GAP-63). */
export const searchPosts = operation('searchPosts', async ({ query, db, clock }) => {
  const { rows, count } = await listPostRows(db, { ...query, search: query.q, ordering: '-published_at' }, clock.now());
  return { status: 200, body: toPageBody('/api/v1/blog/search/', query, count, rows.map(postBody)) };
});
