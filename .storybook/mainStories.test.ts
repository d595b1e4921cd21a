import { expect, test } from 'vitest';
import { isMain, tagMain } from './mainStories.ts';

test('the main story of a file is the first one that leaves its state', () => {
  const tagged = tagMain([{ tags: ['test-only'] }, { tags: ['CART-01'] }, {}]);
  expect(tagged.map(({ tags = [] }) => isMain(tags))).toEqual([false, true, false]);
  expect(tagMain([{ tags: ['test-only'] }])).toEqual([{ tags: ['test-only'] }]);
});
