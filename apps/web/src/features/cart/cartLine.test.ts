import { expect, it } from 'vitest';
import { getProductPath } from './cartLine.ts';

it.each([
  ['activity', '/activity/falcons'],
  ['ticket', '/attractions/falcons'],
  ['tour', '/tour/falcons'],
] as const)('the link of a line in the cart leads to its product: %s', (type, path) => {
  expect(getProductPath({ type, product: { id: '1', slug: 'falcons' } })).toBe(path);
  expect(getProductPath({ type, product: { id: '1' } })).toBeUndefined();
});
