import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import { readInput } from '../../testing/readInput.ts';
import { findCategory, getCategoryPath } from './blogPaths.ts';
import { createRelatedPostsQuery, featuredPosts, latestPosts } from './blogQueries.ts';
import { groupIntoThreads } from './groupIntoThreads.ts';
import { formatDayAndMonth, getAuthor, listTags, selectTaggedPosts } from './postText.ts';

const { results: posts } = examples.listPosts.posts;
const { comments } = examples.listComments;

it('BLOG-13 a category is linked by its slug, else by its dashed name', () => {
  expect(getCategoryPath({ name: 'Food and Markets', slug: 'food' })).toBe('/blog/category/food');
  expect(getCategoryPath({ name: 'Food and Markets' })).toBe('/blog/category/food-and-markets');
  expect(getCategoryPath({ name: 'Food and Markets', slug: '' })).toBe('/blog/category/food-and-markets');
});

it('a former slug finds the category, unless another one has it now', () => {
  const renamed = { name: 'Dunes', slug: 'dunes', former_slugs: ['desert', 'sand'] };
  expect(findCategory([renamed], 'desert')).toBe(renamed);
  const other = { name: 'Desert', slug: 'desert' };
  expect(findCategory([renamed, other], 'desert')).toBe(other);
  expect(findCategory([renamed, other], 'food')).toBeUndefined();
});

it('BLOG-05 the author is a username, or Admin', () => {
  expect(getAuthor({ author: 'layla.writes' })).toBe('layla.writes');
  expect(getAuthor({ author: null })).toBe('Admin');
});

it('BLOG-08 the badge has the day and month in Dubai', () => {
  expect(formatDayAndMonth({ published_at: '2030-02-18T23:30:00Z' })).toEqual(['19', 'Feb']);
});

it('BLOG-04 posts are filtered by the name of a category', () => {
  const categories = ['Desert', 'Food'].map((name) => ({ name, post_count: 1 }));
  expect(listTags(posts, [...categories, { name: 'New', post_count: 0 }])).toEqual(['Desert', 'Food']);
  expect(listTags(posts, [])).toContain('Desert');
  expect(selectTaggedPosts(posts, undefined)).toBe(posts);
  expect(selectTaggedPosts(posts, 'Desert').every(({ category }) => category?.name === 'Desert')).toBe(true);
  expect(selectTaggedPosts(posts, 'Nothing')).toEqual([]);
});

it('BLOG-21 GAP-62 replies are in the thread of their comment', () => {
  expect(groupIntoThreads(comments).map(({ comment, replies }) => [comment.id, replies.map(({ id }) => id)])).toEqual([
    ['851', ['852']],
    ['853', []],
  ]);
  const [first, reply] = comments;
  const deeper = { ...reply!, id: '860', parent: '852' };
  const orphan = { ...reply!, id: '861', parent: '999' };
  expect(groupIntoThreads([first!, reply!, deeper, orphan]).map(({ replies }) => replies.length)).toEqual([2, 0]);
});

it('API-60 API-63 API-64 BLOG-24 CONST-25 queries ten posts, three featured and three related ones', () => {
  expect(readInput(latestPosts)).toEqual({ query: { page_size: 10 } });
  expect(readInput(featuredPosts)).toEqual({ query: { limit: 3 } });
  expect(readInput(createRelatedPostsQuery('dunes'))).toEqual({ path: { id: 'dunes' }, query: { limit: 3 } });
});
