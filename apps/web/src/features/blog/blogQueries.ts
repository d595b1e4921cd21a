import { defineQuery } from '../../platform/query.ts';

/** Posts on the blog’s page (BLOG-03, CONST-25). */
const POSTS = 10;
/** Posts in a side panel (BLOG-24). */
export const FEW = 3;
const EVERY_CATEGORY = 100;
/** More than a search of this blog finds. */
const FOUND_POSTS = 100;

/** The blog's queries, shared by preloading and pages. */
export const latestPosts = defineQuery('listPosts', { query: { page_size: POSTS } });
export const allCategories = defineQuery('listCategories', { query: { page_size: EVERY_CATEGORY } });
export const createPostSearchQuery = (search: string) =>
  defineQuery('searchPosts', { query: { q: search, page_size: FOUND_POSTS } });
export const createCategoryPostsQuery = (category: string) =>
  defineQuery('listPosts', { query: { category, page_size: POSTS } });
export const postBySlug = (slug: string) => defineQuery('getPost', { path: { id: slug } });
export const featuredPosts = defineQuery('listFeaturedPosts', { query: { limit: FEW } });
export const createRelatedPostsQuery = (slug: string) =>
  defineQuery('listRelatedPosts', { path: { id: slug }, query: { limit: FEW } });
export const createCommentsQuery = (slug: string) => defineQuery('listComments', { path: { id: slug } });
