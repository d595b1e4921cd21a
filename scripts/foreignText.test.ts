import { expect, it } from 'vitest';
import { classesIn, codeBlocks, selectedClasses } from './foreignText.ts';

it('finds the blocks of TypeScript, and no others', () => {
  const markdown = '# A\n```sh\nnpm i\n```\n```ts\nconst a = 1;\n```\ntext\n```tsx\n<b />;\n```\n';
  expect(codeBlocks(markdown)).toEqual([
    { language: 'ts', code: 'const a = 1;\n' },
    { language: 'tsx', code: '<b />;\n' },
  ]);
});

it('names each class of a markup once', () => {
  expect(classesIn('<p class="a b"><i data-class="d" class="b  c"></i></p>')).toEqual(['a', 'b', 'c']);
});

it('names the classes of selectors, and takes no number for one', () => {
  expect([...selectedClasses('.a:hover,.b_1>.c{width:.5rem}')]).toEqual(['a', 'b_1', 'c']);
});
