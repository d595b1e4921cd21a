import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDraft, readDraft, storeDraft } from './checkoutDraft.ts';
import { formatExpiry } from './formatExpiry.ts';

const draft = {
  firstName: 'Amira',
  lastName: 'Haddad',
  email: 'amira@example.com',
  phone: '+971',
  paymentMethod: 'card',
  specialRequests: 'No nuts',
} as const;

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('CHECKOUT-05 entries are restored for their owner only', () => {
  storeDraft('501', draft);
  expect(readDraft('501')).toMatchObject(draft);
  expect(readDraft('502')).toBeUndefined();
  clearDraft();
  expect(readDraft('501')).toBeUndefined();
});

test('CHECKOUT-15 card data is never stored, even if passed', () => {
  const withCard = { ...draft, cardNumber: '4111111111111111', expiry: '12/27', cvv: '123' };
  storeDraft('501', withCard);
  expect([...stored.values()].join()).not.toMatch(/4111|12\/27|cvv/);
});

test('CHECKOUT-05 unreadable entries are ignored', () => {
  for (const text of ['nonsense', 'null', '{}', '{"owner":"501"}']) {
    stored.set('checkoutDraft', text);
    expect(readDraft('501')).toBeUndefined();
  }
});

test('CHECKOUT-05 works without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeDraft('501', draft);
  expect(readDraft('501')).toBeUndefined();
  clearDraft();
});

test.each([
  ['', ''],
  ['1', '1'],
  ['12', '12'],
  ['12/', '12/'],
  ['1227', '12/27'],
  ['12/27', '12/27'],
  ['1/27', '01/27'],
  ['13/27', '13/27'],
  ['12 / 27', '12/27'],
])('CHECKOUT-11 %o is shown as %o', (typed, shown) => expect(formatExpiry(typed)).toBe(shown));
