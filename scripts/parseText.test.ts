import { expect, it } from 'vitest';
import { classesIn, codeBlocks, selectedClasses } from './parseText.ts';

it('returns the blocks of TypeScript only', () => {
  const markdown = '# A\n```sh\nnpm i\n```\n```ts\nconst a = 1;\n```\ntext\n```tsx\n<b />;\n```\n';
  expect(codeBlocks(markdown)).toEqual([
    { language: 'ts', code: 'const a = 1;\n' },
    { language: 'tsx', code: '<b />;\n' },
  ]);
});

it('returns each class of the markup once', () => {
  expect(classesIn('<p class="a b"><i data-class="d" class="b  c"></i></p>')).toEqual(['a', 'b', 'c']);
});

it('returns the classes of selectors, and no decimals', () => {
  expect([...selectedClasses('.a:hover,.b_1>.c{width:.5rem}')]).toEqual(['a', 'b_1', 'c']);
});
