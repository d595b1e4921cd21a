import { addComment, isTopLevelComment } from '../../db/content/blog.ts';
import { operation } from '../../http/operation.ts';
import { invalidRequest } from '../../problems/problems.ts';
import { toCommentBody } from './postBody.ts';
import { requirePost } from './requirePost.ts';

const quarterHour = 15 * 60;

/** Adds a comment, or a reply to one, to a post (API-66). Comments are plain text. */
export const createComment = operation(
  'createComment',
  async ({ path, body, user, db, clock }) => {
    const { post } = await requirePost(db, path.id, clock.now());
    const parentId = body.parent ?? null;
    if (parentId !== null && !(await isTopLevelComment(db, post.id, parentId))) {
      throw invalidRequest(null, { parent: ['This comment is not on this post, or is a reply itself.'] });
    }
    const comment = await addComment(db, {
      postId: post.id,
      parentId,
      userId: user.id,
      authorName: `${user.firstName} ${user.lastName}`.trim() || 'A traveller',
      content: body.content.trim(),
      createdAt: clock.now(),
    });
    return { status: 201, body: toCommentBody(comment) };
  },
  { limits: ({ user }) => [{ bucket: `comment user ${user.id}`, max: 20, seconds: quarterHour }] },
);
