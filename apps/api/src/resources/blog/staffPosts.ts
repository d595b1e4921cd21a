import type { components } from '@aitours/openapi/schema';
import { findPostContext, postStore } from '../../db/content/staffPosts.ts';
import { createStaffProducts } from '../staffProducts.ts';
import { toPostBody } from './postBody.ts';
import { requirePostParts, toPostValues } from './postInput.ts';

type Schemas = components['schemas'];

/** The handlers with which staff edit posts. */
export const staffPosts = createStaffProducts({
  noun: 'article',
  missing: 'post',
  store: postStore,
  slugIndex: 'blog_posts_slug_key',
  toValues: toPostValues,
  requireParts: requirePostParts,
  toInput: async (post, db): Promise<Schemas['PostVersion']> => ({
    post: { ...toPostBody({ post, ...(await findPostContext(db, post)) }), content: post.content },
    featured: post.featured,
    published_at: post.publishedAt?.toISOString() ?? null,
  }),
  toBody: (version, { id: _, ...frame }): Schemas['StaffPost'] => ({ ...frame, ...version }),
  revive: ({ createdAt, publishedAt, ...post }) => ({
    ...post,
    createdAt: new Date(createdAt),
    publishedAt: publishedAt && new Date(publishedAt),
  }),
  fieldNames: { categoryId: 'category', readMinutes: null },
});
