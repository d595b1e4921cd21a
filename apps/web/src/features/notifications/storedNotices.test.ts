import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { notifyAfterReload, takeStoredNotices } from './storedNotices.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('CART-12 SHELL-56 notifications of every kind survive a reload, in order, and are shown once', () => {
  notifyAfterReload('success', 'Cart item updated successfully');
  notifyAfterReload('error', 'Sold out');
  notifyAfterReload('info', 'Prices are today’s');
  expect(takeStoredNotices()).toEqual([
    { kind: 'success', text: 'Cart item updated successfully' },
    { kind: 'error', text: 'Sold out' },
    { kind: 'info', text: 'Prices are today’s' },
  ]);
  expect(takeStoredNotices()).toEqual([]);
});

test.each(['{', 'null', '"text"', '[{"kind":"loud","text":"x"}]', '[{"kind":"info"}]', '[null]'])(
  'an invalid notification (%s) is not shown',
  (stored) => {
    sessionStorage.setItem('notices', stored);
    expect(takeStoredNotices()).toEqual([]);
  },
);

test('works without storage', () => {
  const reject = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: reject, setItem: reject, removeItem: reject });
  notifyAfterReload('success', 'Cart item updated successfully');
  expect(takeStoredNotices()).toEqual([]);
});
