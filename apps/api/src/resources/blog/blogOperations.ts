import {
  addComment,
  countView,
  findComments,
  findFeaturedPosts,
  findRelatedPosts,
  isTopLevelComment,
  listCategoryRows,
  listPostRows,
} from '../../db/content/blog.ts';
import { listStaffPostRows } from '../../db/content/staffPosts.ts';
import { operation } from '../../http/operation.ts';
import { invalidRequest } from '../../problems/problems.ts';
import { toPageBody } from '../page.ts';
import { toCommentBody, toPostBody } from './postBody.ts';
import { requirePost } from './requirePost.ts';
import { staffCategories } from './staffCategories.ts';
import { staffPosts } from './staffPosts.ts';

const quarterHour = 15 * 60;

export const blogOperations = {
  /** Adds a comment, or a reply to one, to a post (API-66). Comments are plain text. */
  createComment: operation(
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
  ),

  /** Publishes, unpublishes or archives a post. */
  setPostState: operation('setPostState', staffPosts.setState),

  /** Replaces a post in any state. */
  replaceStaffPost: operation('replaceStaffPost', staffPosts.replace),

  /** Lists a page of the posts in any state. */
  listStaffPosts: operation('listStaffPosts', async ({ query, db }) => {
    const { rows, count } = await listStaffPostRows(db, query);
    const results = rows.map(({ authorName, publishedAt, ...row }) => ({
      ...row,
      author_name: authorName,
      published_at: publishedAt?.toISOString() ?? null,
    }));
    return { status: 200, body: toPageBody('/api/v1/staff-posts/', query, { count }, results) };
  }),

  /** Returns a post in any state, for editing. */
  getStaffPost: operation('getStaffPost', staffPosts.get),

  /** Returns a post as it was after a change by staff. */
  getPostVersion: operation('getPostVersion', staffPosts.getVersion),

  /** Creates a draft of a post. */
  createStaffPost: operation('createStaffPost', staffPosts.create),

  /** Returns a post by id or slug (API-61). */
  getPost: operation('getPost', async ({ path, db, clock }) => {
    const { content, ...post } = await requirePost(db, path.id, clock.now());
    return { status: 200, body: { ...toPostBody(post), content } };
  }),

  /** Lists the categories with their numbers of posts (API-62). */
  listCategories: operation('listCategories', async ({ query, db, clock }) => {
    const { rows, count } = await listCategoryRows(db, query, clock.now());
    const categories = rows.map(({ id, name, slug, formerSlugs, posts }) => ({
      id,
      name,
      slug,
      post_count: posts,
      ...(formerSlugs.length > 0 && { former_slugs: [...formerSlugs] }),
    }));
    return { status: 200, body: toPageBody('/api/v1/blog/categories/', query, { count }, categories) };
  }),

  /** Returns the categories of articles for editing. */
  getStaffCategories: operation('getStaffCategories', staffCategories.get),

  /** Replaces the categories of articles. */
  replaceCategories: operation('replaceCategories', staffCategories.replace),

  /** Returns the categories of articles as they were after a change by staff. */
  getCategoriesVersion: operation('getCategoriesVersion', staffCategories.getVersion),

  /** Lists the comments on a post, replies included, as a flat list (API-65, GAP-62). */
  listComments: operation('listComments', async ({ path, db, clock }) => {
    const { post } = await requirePost(db, path.id, clock.now());
    const comments = await findComments(db, post.id);
    return { status: 200, body: comments.map(toCommentBody) };
  }),

  /** Lists the newest featured posts (API-63). */
  listFeaturedPosts: operation('listFeaturedPosts', async ({ query, db, clock }) => {
    const posts = await findFeaturedPosts(db, query.limit, clock.now());
    return { status: 200, body: posts.map(toPostBody) };
  }),

  /** Lists a page of posts, by default newest first (API-60). */
  listPosts: operation('listPosts', async ({ query, db, clock }) => {
    const { rows, count } = await listPostRows(db, query, clock.now());
    return { status: 200, body: toPageBody('/api/v1/blog/posts/', query, { count }, rows.map(toPostBody)) };
  }),

  /** Lists other posts of the same category (API-64). */
  listRelatedPosts: operation('listRelatedPosts', async ({ path, query, db, clock }) => {
    const { post } = await requirePost(db, path.id, clock.now());
    const posts = await findRelatedPosts(db, post, query.limit, clock.now());
    return { status: 200, body: posts.map(toPostBody) };
  }),

  /** Counts a view (API-67). */
  recordPostView: operation(
    'recordPostView',
    async ({ path, db, clock }) => {
      const { post } = await requirePost(db, path.id, clock.now());
      await countView(db, post.id);
      return { status: 204 };
    },
    { limits: ({ address }) => [{ bucket: `post view address ${address}`, max: 120, seconds: 15 * 60 }] },
  ),

  /** Lists the posts that contain all words of the search (API-68, GAP-63). */
  searchPosts: operation('searchPosts', async ({ query, db, clock }) => {
    const { rows, count } = await listPostRows(
      db,
      { ...query, search: query.q, ordering: '-published_at' },
      clock.now(),
    );
    return { status: 200, body: toPageBody('/api/v1/blog/search/', query, { count }, rows.map(toPostBody)) };
  }),
};
