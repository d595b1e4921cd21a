import { lockStaffPost, readPostVersion, savePostState } from '../../db/content/staffPosts.ts';
import { operation } from '../../http/operation.ts';
import { changeState } from '../changeState.ts';
import { readStaffPost } from './staffPostBody.ts';

/** Publishes, unpublishes or archives a post. */
export const setPostState = operation('setPostState', async (context) => {
  await changeState(context, {
    operation: 'setPostState',
    noun: 'article',
    missing: 'post',
    lock: lockStaffPost,
    readVersion: readPostVersion,
    save: savePostState,
  });
  return { status: 200, ...(await readStaffPost(context.db, context.path.id)) };
});
