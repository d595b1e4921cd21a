import { isDeepStrictEqual } from 'node:util';
import { requireVersion } from '../../contract/entityTag.ts';
import { operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import { changePost, lockStaffPost, type PostValues, readPostVersion } from '../../db/staffPosts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../problems/problems.ts';
import { orSlugTaken } from '../slugs.ts';
import { postValues, requirePostParts } from './postInput.ts';
import { readStaffPost } from './staffPostBody.ts';

/** Replaces a post in any state (GAP-59). Without a slug in the request the current one stays, and the date of a published post stays without a date. */
export const replaceStaffPost = operation('replaceStaffPost', async (context) => {
  const { path, headers, body, db, clock } = context;
  const change = inTransaction(db, async (tx) => {
    const row = await lockStaffPost(tx, path.id);
    if (!row) throw notFound('post');
    const before = { ...row.post, content: row.content };
    const input = postValues({ ...body, slug: body.slug ?? before.slug });
    const values = {
      ...input,
      publishedAt: input.publishedAt ?? (row.state === 'published' ? before.publishedAt : null),
    };
    // A retry, whose first response was lost, changed the version itself.
    if (isAlready(before, values)) return;
    requireVersion(headers['if-match'], readPostVersion(row), 'article');
    await requirePostParts(tx, values);
    const after = await changePost(tx, before, values);
    const changed = { operation: 'replaceStaffPost', objectId: path.id, before, after } as const;
    await recordChange(tx, context, changed, clock.now());
  });
  await orSlugTaken(change, 'blog_posts_slug_key');
  return { status: 200, ...(await readStaffPost(db, path.id)) };
});

/** Whether the post has these values. */
const isAlready = (post: PostValues, values: PostValues): boolean =>
  Object.entries(values).every(([name, value]) => isDeepStrictEqual(Object(post)[name], value));
