import { countView } from '../../db/content/blog.ts';
import { operation } from '../../http/operation.ts';
import { requirePost } from './requirePost.ts';

/** Counts a view (API-67). */
export const recordPostView = operation(
  'recordPostView',
  async ({ path, db, clock }) => {
    const { post } = await requirePost(db, path.id, clock.now());
    await countView(db, post.id);
    return { status: 204 };
  },
  { limits: ({ address }) => [{ bucket: `post view address ${address}`, max: 120, seconds: 15 * 60 }] },
);
