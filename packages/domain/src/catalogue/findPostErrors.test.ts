import { expect, it } from 'vitest';
import { findPostErrors, getReadMinutes, isArticleLink } from './index.ts';
import { countWords } from './readMinutes.ts';

it.each([
  [{ content: '<p>Dunes</p>' }, {}],
  [{ content: '<p>Dunes</p>', featured_image: null, featured_image_alt: '' }, {}],
  [{ content: '<p>Dunes</p>', featured_image: 'dunes', featured_image_alt: 'A dune' }, {}],
  [{ content: '<p>Dunes</p>', featured_image: 'dunes', featured_image_alt: ' ' }, { featured_image_alt: 'no-alt' }],
  [{ content: '<p><br></p>&nbsp;' }, { content: 'no-text' }],
])('the errors of %j are %j', (post, errors) => {
  expect(findPostErrors(post)).toEqual(errors);
});

it('the time to read is from 1 to 240 minutes', () => {
  expect(['', 'word '.repeat(299), 'word '.repeat(300), 'w '.repeat(60_000)].map(getReadMinutes)).toEqual([
    1, 1, 2, 240,
  ]);
  expect(countWords('<h2 class="a b">Two words</h2>&nbsp;')).toBe(2);
});

it.each([
  ...['https://example.com/a?b#c', 'HTTP://example.com', '/tour/oasis', '/', '#day', 'mailto:a@example.com'],
  'tel:+97144000000',
])('%s is the address of a link', (address) => {
  expect(isArticleLink(address)).toBe(true);
});

it.each([
  ...['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example'],
  ...['https://', 'https:///path', 'mailto:', 'two words', 'things-to-do', 'https://a b', '/\t/evil.example', ''],
])('%j is no address of a link', (address) => {
  expect(isArticleLink(address)).toBe(false);
});
