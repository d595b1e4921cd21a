import { listStaffCommentRows } from '../../db/content/staffComments.ts';
import { operation } from '../../http/operation.ts';
import { toPageBody } from '../page.ts';
import { changeVisibility } from './changeVisibility.ts';

export const commentsOperations = {
  /** Hides a comment from readers. */
  hideComment: operation('hideComment', async (context) => {
    await changeVisibility(context, 'hideComment', context.body.reason);
    return { status: 204 };
  }),

  /** Lists a page of the comments on all posts, hidden ones included. */
  listStaffComments: operation('listStaffComments', async ({ query, db }) => {
    const { rows, count } = await listStaffCommentRows(db, query);
    const results = rows.map(({ comment, isVisible, postSlug, postTitle }) => ({
      id: comment.id,
      content: comment.content,
      author: comment.authorName,
      is_reply: comment.parentId !== null,
      post_slug: postSlug,
      post_title: postTitle,
      created_at: comment.createdAt.toISOString(),
      state: isVisible ? ('visible' as const) : ('hidden' as const),
      hidden_reason: comment.hiddenReason,
    }));
    return { status: 200, body: toPageBody('/api/v1/comments/', query, { count }, results) };
  }),

  /** Shows a hidden comment again. */
  showComment: operation('showComment', async (context) => {
    await changeVisibility(context, 'showComment', null);
    return { status: 204 };
  }),
};
