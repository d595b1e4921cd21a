import { listStaffPostRows } from '../../db/content/staffPosts.ts';
import { operation } from '../../http/operation.ts';
import { toPageBody } from '../page.ts';

/** Lists a page of the posts in any state. */
export const listStaffPosts = operation('listStaffPosts', async ({ query, db }) => {
  const { rows, count } = await listStaffPostRows(db, query);
  const results = rows.map(({ authorName, publishedAt, ...row }) => ({
    ...row,
    author_name: authorName,
    published_at: publishedAt?.toISOString() ?? null,
  }));
  return { status: 200, body: toPageBody('/api/v1/staff-posts/', query, count, results) };
});
