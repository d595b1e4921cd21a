import { examples } from '@aitours/api-client/mocks';
import { expect, test } from 'vitest';
import { describeMerge } from './describeMerge.ts';

const cart = examples.transferGuestCart.cart;
const [, tower] = cart.items;

test('a cart that was moved needs no words', () => {
  expect(describeMerge(cart)).toBeUndefined();
  expect(describeMerge({ ...cart, merged: [], left_out: [] })).toBeUndefined();
});

test('what both carts had, and what had no room, is said', () => {
  const text = describeMerge({ ...cart, merged: [tower!.id], left_out: ['Dubai Frame', 'IMG'] });
  expect(text).toBe(
    `“${tower!.title}” was in your cart already. It is in there once now, for 2 adults, 1 child. ` +
      'Your cart is full. There was no room for what you chose before you signed in: “Dubai Frame”, “IMG”.',
  );
});
