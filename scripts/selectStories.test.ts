import { expect, test } from 'vitest';
import { selectStories } from './selectStories.ts';

test('a quick run visits the main story of each file, and per file each requirement once, and one story without any; of the library each that acts', () => {
  const story = (importPath: string, name: string, ...tags: string[]) => ({ importPath, name, tags });
  const stories = [
    story('./a', 'Loaded · CART-01', 'main'),
    story('./a', 'Empty'),
    story('./a', 'Again · CART-01', 'play-fn'),
    story('./a', 'Shown · CART-02'),
    story('./a', 'Removed · CART-02', 'play-fn'),
    story('./a', 'Restored · CART-02', 'play-fn'),
    story('./b', 'Removed · CART-02', 'play-fn'),
    story('./b', 'Plain', 'main'),
    story('./b', 'Filtered', 'play-fn'),
    story('./b', 'Sorted', 'play-fn'),
    story('./packages/ui/c', 'Plain', 'main'),
    story('./packages/ui/c', 'Disabled'),
    story('./packages/ui/c', 'Keyboard', 'play-fn'),
    story('./packages/ui/c', 'Typing', 'play-fn'),
  ];
  expect(selectStories(stories).map(({ importPath, name }) => `${importPath} ${name.split(' ')[0]}`)).toEqual([
    './a Loaded',
    './a Removed',
    './b Removed',
    './b Plain',
    './b Filtered',
    './packages/ui/c Plain',
    './packages/ui/c Keyboard',
    './packages/ui/c Typing',
  ]);
});
