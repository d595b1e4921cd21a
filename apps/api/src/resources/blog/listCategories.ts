import { listCategoryRows } from '../../db/content/blog.ts';
import { operation } from '../../http/operation.ts';
import { toPageBody } from '../page.ts';

/** Lists the categories with their numbers of posts (API-62). */
export const listCategories = operation('listCategories', async ({ query, db, clock }) => {
  const { rows, count } = await listCategoryRows(db, query, clock.now());
  const categories = rows.map(({ id, name, slug, formerSlugs, posts }) => ({
    id,
    name,
    slug,
    post_count: posts,
    ...(formerSlugs.length > 0 && { former_slugs: [...formerSlugs] }),
  }));
  return { status: 200, body: toPageBody('/api/v1/blog/categories/', query, count, categories) };
});
