import { expect, it } from 'vitest';
import { contentSecurityPolicy, type ForeignOrigins } from './security.ts';

const reachable = (contact: string, more: Partial<ForeignOrigins> = {}): string | undefined =>
  contentSecurityPolicy('n', { google: false, contact, mapbox: false, library: '/rest/v1', ...more }, false)
    .split('; ')
    .find((directive) => directive.startsWith('connect-src'));

it('CONTACT-07 a page reaches the shop alone', () => {
  expect(reachable('')).toBe("connect-src 'self'");
});

it('CONTACT-07 GAP-66 where the contact form sends to can be reached too, and nothing else there', () => {
  expect(reachable('https://forms.example.com/shop/messages?key=1')).toBe(
    "connect-src 'self' https://forms.example.com",
  );
});

it('PLAN-35 GAP-71 so can Mapbox and an outside activity library, when they are configured', () => {
  expect(reachable('', { mapbox: true, library: 'https://library.example.com/rest/v1' })).toBe(
    "connect-src 'self' https://library.example.com https://api.mapbox.com https://events.mapbox.com",
  );
});
