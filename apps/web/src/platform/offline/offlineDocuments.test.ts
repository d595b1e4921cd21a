import { expect, test } from 'vitest';
import { bookingDocuments, findDocument, getOfflineAddress, isOfRelease } from './offlineDocuments.ts';

test.each([
  ['/customer', '/customer'],
  ['/customer/', '/customer'],
  ['/bookings', '/customer'],
  ['/bookings/TB00000001', '/bookings/-'],
  ['/customer/AB00000001/voucher', '/customer/-/voucher'],
])('E15 %s is hydrated from the document %s, which contains no booking number', (path, document) => {
  expect(findDocument(path)).toBe(document);
  expect(bookingDocuments).toContain(document);
});

test.each([
  '/',
  '/cart',
  '/settings',
  '/bookings/TB00000001/change',
  '/customer/AB00000001',
  '/dashboard/bookings',
  '/pay/1',
  '/find-booking',
])('E15 %s isn’t available offline', (path) => {
  expect(findDocument(path)).toBeUndefined();
});

test.each(['/dashboard/gate', '/dashboard/gate/'])('%s is available offline', (path) =>
  expect(findDocument(path)).toBe('/dashboard/gate'),
);

test('E15 the offline page leads back to the page with its query', () => {
  const address = new URL(getOfflineAddress('/things-to-do?category=tours&page=2'), 'https://shop.example.com');
  expect([address.pathname, address.searchParams.get('page')]).toEqual([
    '/offline',
    '/things-to-do?category=tours&page=2',
  ]);
});

test('E15 a document of another release isn’t stored, because its scripts are not', () => {
  const html = (scripts: string) => `<main></main><script type="application/json" id="scripts">${scripts}</script>`;
  const files = ['/assets/a.js', '/assets/b.js', '/assets/c.css'];
  expect(isOfRelease(html('["/assets/a.js","/assets/b.js"]'), files)).toBe(true);
  expect(isOfRelease(html('["/assets/a.js","/assets/old.js"]'), files)).toBe(false);
  expect(isOfRelease(html('[]'), files)).toBe(false);
  expect(isOfRelease('<h1>Sign in to the hotel’s network</h1>', files)).toBe(false);
});
