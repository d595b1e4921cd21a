import { requireVersion } from '../../contract/entityTag.ts';
import { operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import { lockStaffPost, readPostVersion, savePostState } from '../../db/staffPosts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../problems/problems.ts';
import { readStaffPost } from './staffPostBody.ts';

/** Publishes, unpublishes or archives a post (GAP-59). */
export const setPostState = operation('setPostState', async (context) => {
  const { path, headers, body, db, clock } = context;
  await inTransaction(db, async (tx) => {
    const row = await lockStaffPost(tx, path.id);
    if (!row) throw notFound('post');
    // A retry, whose first response was lost, changed the version itself.
    if (row.state === body.state) return;
    requireVersion(headers['if-match'], readPostVersion(row), 'article');
    await savePostState(tx, path.id, body.state, clock.now());
    const change = { objectId: path.id, before: { state: row.state }, after: { state: body.state } };
    await recordChange(tx, context, { operation: 'setPostState', ...change }, clock.now());
  });
  return { status: 200, ...(await readStaffPost(db, path.id)) };
});
