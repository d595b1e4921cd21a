import { isDeepStrictEqual } from 'node:util';
import {
  changePost,
  lockStaffPost,
  type PostValues,
  readPostVersion,
  type StaffPostRow,
} from '../../db/content/staffPosts.ts';
import { operation } from '../../http/operation.ts';
import { replaceVersion } from '../replaceVersion.ts';
import { orSlugTaken } from '../slugs.ts';
import { postValues, requirePostParts } from './postInput.ts';
import { readStaffPost } from './staffPostBody.ts';

/** Replaces a post in any state. Without a slug in the request the current one stays, and the date of a published post stays without a date. */
export const replaceStaffPost = operation('replaceStaffPost', async (context) => {
  const { path, body, db } = context;
  const change = replaceVersion(context, {
    operation: 'replaceStaffPost',
    noun: 'article',
    missing: 'post',
    lock: lockStaffPost,
    readVersion: readPostVersion,
    isAlready,
    requireParts: requirePostParts,
    toValues: ({ post, state }) => {
      const values = postValues({ ...body, slug: body.slug ?? post.slug });
      return { ...values, publishedAt: values.publishedAt ?? (state === 'published' ? post.publishedAt : null) };
    },
    replace: async (tx, row, values) => ({ before: stored(row), after: await changePost(tx, row.post, values) }),
  });
  await orSlugTaken(change, 'blog_posts_slug_key');
  return { status: 200, ...(await readStaffPost(db, path.id)) };
});

const stored = ({ post, content }: StaffPostRow) => ({ ...post, content });

/** Whether the post has these values. */
const isAlready = (row: StaffPostRow, values: PostValues): boolean =>
  isDeepStrictEqual({ ...stored(row), ...values }, stored(row));
