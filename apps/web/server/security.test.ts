import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createContentSecurityPolicy, type ForeignOrigins, reactAriaStyles } from './security.ts';

const nowhere: ForeignOrigins = {
  google: false,
  contact: '',
  mapbox: false,
  library: '/rest/v1',
  chat: '/assistant',
  errorReporting: '',
};
const directive = (name: string, foreign: Partial<ForeignOrigins> = {}, isFramed = false): string | undefined =>
  createContentSecurityPolicy(
    { ...nowhere, ...foreign },
    { inlineScript: 'start()', inlineStyle: 'p{}', development: false, isFramed },
  )
    .split('; ')
    .find((one) => one.startsWith(name));
const reachable = (contact: string, more: Partial<ForeignOrigins> = {}): string | undefined =>
  directive('connect-src', { contact, ...more });

it('scripts and styles come from the shop, or match the hash of an inline one', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(directive('script-src')).toBe(`script-src 'self' ${hash('start()')}`);
  expect(directive('style-src')).toBe(`style-src 'self' ${['p{}', ...reactAriaStyles].map(hash).join(' ')}`);
});

it('CONTACT-07 a page may connect only to the shop', () => {
  expect(reachable('')).toBe("connect-src 'self'");
});

it('CONTACT-07 GAP-66 a page may connect to the origin of the contact form’s endpoint', () => {
  expect(reachable('https://forms.example.com/shop/messages?key=1')).toBe(
    "connect-src 'self' https://forms.example.com",
  );
});

it('PLAN-35 GAP-71 a page may connect to Mapbox and an external activity library when they are configured', () => {
  expect(reachable('', { mapbox: true, library: 'https://library.example.com/rest/v1' })).toBe(
    "connect-src 'self' https://library.example.com https://api.mapbox.com https://events.mapbox.com",
  );
});

it('SHELL-60 GAP-72 a page may connect to the configured error service, whose key is not in the policy', () => {
  expect(reachable('', { errorReporting: 'https://abc@errors.example.com/7' })).toBe(
    "connect-src 'self' https://errors.example.com",
  );
});

it('SHELL-51 GAP-72 a page may frame only the shop’s own frames and the configured chat', () => {
  expect(directive('frame-src')).toBe("frame-src 'self'");
  expect(directive('frame-src', { chat: 'https://chat.example.com/flow/7?key=1' })).toBe(
    "frame-src 'self' https://chat.example.com",
  );
  expect(directive('frame-src', { google: true })).toBe("frame-src 'self' https://accounts.google.com/gsi/");
});

it('SHELL-51 no site may frame a page, except the shop its own chat', () => {
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directive('frame-ancestors', {}, true)).toBe("frame-ancestors 'self'");
});

it('the policy allows the style elements that react-aria inserts', () => {
  const ui = createRequire(new URL('../../../packages/ui/package.json', import.meta.url));
  const folder = path.join(path.dirname(ui.resolve('react-aria/package.json')), 'dist', 'private');
  const inserted = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((source) => source.includes("createElement('style')"))
    .map((source) => /\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1]?.trim())
    .map((text) => text?.replace(/\$\{\S*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable'));
  expect(inserted.toSorted()).toEqual([...reactAriaStyles].toSorted());
});

it('code sets HTML and script URLs only through the early script’s policy, unless Google’s or Mapbox’s code runs', () => {
  expect(directive('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(directive('trusted-types')).toBe('trusted-types default');
  for (const foreign of [{ google: true }, { mapbox: true }])
    expect(directive('require-trusted-types-for', foreign)).toBeUndefined();
});
