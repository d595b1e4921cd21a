import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { defaultConfig } from '../src/testing/defaultConfig.ts';
import { withdrawal, withRelease } from './serviceWorker.ts';

test('a worker of another build or configuration has another release', () => {
  const release = (script: string, config = defaultConfig) =>
    /^self\.release='([\w-]{12})';\n/.exec(withRelease(script, config))?.[1];
  const first = release('f()');
  expect(first).toBeDefined();
  expect(release('f()')).toBe(first);
  expect(release('g()')).not.toBe(first);
  expect(release('f()', { ...defaultConfig, chatUrl: '/other' })).not.toBe(first);
  expect(withRelease('f()', defaultConfig).endsWith('\nf()')).toBe(true);
});

test('the withdrawn worker starts at once, deletes all caches and itself', async () => {
  const done: string[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const waiting: Promise<unknown>[] = [];
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    skipWaiting: () => done.push('skipWaiting'),
    registration: { unregister: async () => done.push('unregister') },
  };
  const caches = { keys: async () => ['files', 'bookings of layla'], delete: async (name: string) => done.push(name) };
  runInNewContext(withdrawal, { self, caches });
  const event = { waitUntil: (promise: Promise<unknown>) => waiting.push(promise) };
  listeners['install']?.(event);
  listeners['activate']?.(event);
  await Promise.all(waiting);
  expect(done).toEqual(['skipWaiting', 'files', 'bookings of layla', 'unregister']);
});
