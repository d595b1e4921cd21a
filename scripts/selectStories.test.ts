import { expect, test } from 'vitest';
import { selectStories } from './selectStories.ts';

test('a quick run visits the main story of each file, and each requirement once per file', () => {
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
  ];
  expect(selectStories(stories).map(({ importPath, name }) => `${importPath} ${name.split(' ')[0]}`)).toEqual([
    './a Loaded',
    './a Removed',
    './b Removed',
    './b Plain',
  ]);
});
