import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { libraryStyles } from './libraryStyles.ts';
import { contentSecurityPolicy, type ForeignOrigins } from './security.ts';

const nowhere: ForeignOrigins = {
  google: false,
  contact: '',
  mapbox: false,
  library: '/rest/v1',
  chat: '/assistant',
  errorReporting: '',
};
const directive = (name: string, foreign: Partial<ForeignOrigins> = {}, isFramed = false): string | undefined =>
  contentSecurityPolicy(
    { ...nowhere, ...foreign },
    { inlineScripts: ['start()'], inlineStyle: 'p{}', development: false, isFramed },
  )
    .split('; ')
    .find((one) => one.startsWith(name));
const reachable = (contact: string, more: Partial<ForeignOrigins> = {}): string | undefined =>
  directive('connect-src', { contact, ...more });

it('what runs and what it looks like comes from the shop, or is what the page itself has, by its hash', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(directive('script-src')).toBe(`script-src 'self' ${hash('start()')}`);
  expect(directive('style-src')).toBe(`style-src 'self' ${['p{}', ...libraryStyles].map(hash).join(' ')}`);
});

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

it('SHELL-60 GAP-72 errors can be reported where that is configured, and the key of the address is no part of the policy', () => {
  expect(reachable('', { errorReporting: 'https://abc@errors.example.com/7' })).toBe(
    "connect-src 'self' https://errors.example.com",
  );
});

it('SHELL-51 GAP-72 a page frames the chat alone: the shop’s own, or the configured one and not the shop', () => {
  expect(directive('frame-src')).toBe("frame-src 'self'");
  expect(directive('frame-src', { chat: 'https://chat.example.com/flow/7?key=1' })).toBe(
    'frame-src https://chat.example.com',
  );
  expect(directive('frame-src', { google: true })).toBe("frame-src 'self' https://accounts.google.com/gsi/");
});

it('SHELL-51 nobody frames a page of the shop, but the shop its own chat', () => {
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directive('frame-ancestors', {}, true)).toBe("frame-ancestors 'self'");
});
