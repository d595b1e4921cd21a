import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security.ts';

const reachable = (contact: string): string | undefined =>
  contentSecurityPolicy('n', { google: false, contact }, false)
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
