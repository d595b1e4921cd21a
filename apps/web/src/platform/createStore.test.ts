import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { createChanges, createStore } from './createStore.ts';
import { clearPersonalStorage, parseJson } from './storage.ts';

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

let events: EventTarget;

beforeEach(() => {
  events = new EventTarget();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
});
afterEach(() => vi.unstubAllGlobals());

const changeInOtherTab = (key: string | null, text: string) => {
  if (key !== null) localStorage.setItem(key, text);
  events.dispatchEvent(Object.assign(new Event('storage'), { key }));
};

const create = () => createStore('demo', 'local', parseJson);

test('a store persists its text, and returns the same object until it changes', () => {
  const store = create();
  expect(store.read()).toBeNull();
  store.write('{"a":1}');
  const value = store.read();
  expect([value, localStorage.getItem('demo')]).toEqual([{ a: 1 }, '{"a":1}']);
  expect(store.read()).toBe(value);
  store.write(null);
  expect([store.read(), localStorage.getItem('demo')]).toEqual([null, null]);
});

test('a store of the session is in the storage of the tab', () => {
  createStore('demo', 'session', parseJson).write('1');
  expect([localStorage.getItem('demo'), sessionStorage.getItem('demo')]).toEqual([null, '1']);
});

test('subscribers are notified of changes in this and other tabs until they unsubscribe', () => {
  const store = create();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.write('1');
  changeInOtherTab('demo', '2');
  expect(store.read()).toBe(2);
  changeInOtherTab('other', '3');
  changeInOtherTab(null, '');
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  store.write('4');
  changeInOtherTab('demo', '5');
  expect(listener).toHaveBeenCalledTimes(3);
});

test('what can’t be stored lasts until the page is closed, or until it is written or removed', () => {
  const store = create();
  const { setItem } = localStorage;
  store.write('1');
  localStorage.setItem = refuse;
  store.write('2');
  expect([store.read(), localStorage.getItem('demo')]).toEqual([2, '1']);
  localStorage.setItem = setItem;
  store.write('3');
  expect([store.read(), localStorage.getItem('demo')]).toEqual([3, '3']);
});

test('AUTH-45 what a person has left without storage is removed as well, what belongs to the browser stays', () => {
  vi.stubGlobal('localStorage', { ...memoryStorage(), setItem: refuse });
  const wishlist = createStore('wishlist', 'local', parseJson);
  const personal = create();
  wishlist.write('1');
  personal.write('2');
  clearPersonalStorage();
  expect([wishlist.read(), personal.read()]).toEqual([1, null]);
  wishlist.write(null);
});

test('changes in memory notify their subscribers', () => {
  const { notify, subscribe } = createChanges();
  const listener = vi.fn();
  const stop = subscribe(listener);
  notify();
  stop();
  notify();
  expect(listener).toHaveBeenCalledOnce();
});
