import { insertPostDraft } from '../../db/content/staffPosts.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { operation } from '../../http/operation.ts';
import { orSlugTaken } from '../slugs.ts';
import { postValues, requirePostParts } from './postInput.ts';
import { readStaffPost } from './staffPostBody.ts';

/** Creates a draft of a post. `db` is the transaction of the idempotency key. */
export const createStaffPost = operation('createStaffPost', async (context) => {
  const { body, db, clock } = context;
  const now = clock.now();
  const values = postValues(body);
  await requirePostParts(db, values);
  const after = await orSlugTaken(insertPostDraft(db, values, now), 'blog_posts_slug_key');
  await recordChange(db, context, { operation: 'createStaffPost', objectId: after.id, before: null, after }, now);
  return { status: 201, ...(await readStaffPost(db, after.id)) };
});
