import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { rememberPath, takePathAfterSignIn } from './rememberedPath.ts';

const after = (query = '') => takePathAfterSignIn(new URLSearchParams(query));

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('AUTH-31 CHECKOUT-05 a stored path is used once', () => {
  rememberPath('/checkout?step=2');
  expect(after()).toBe('/checkout?step=2');
  expect(after()).toBe('/');
});

test('AUTH-30 returnUrl takes precedence over the stored path, which is deleted', () => {
  rememberPath('/checkout');
  expect(after('returnUrl=/transfer-booking')).toBe('/transfer-booking');
  expect(after()).toBe('/');
});

test.each(['https://other.example/', '//other.example', '/\\other.example', 'checkout', ''])(
  'GAP-51 a path outside the shop leads home: %o',
  (requested) => {
    expect(after(new URLSearchParams({ returnUrl: requested }).toString())).toBe('/');
    rememberPath(requested);
    expect(after()).toBe('/');
  },
);

test('GAP-51 without storage it leads home', () => {
  const reject = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: reject, setItem: reject, removeItem: reject });
  rememberPath('/checkout');
  expect(after()).toBe('/');
  expect(after('returnUrl=/cart')).toBe('/cart');
});
