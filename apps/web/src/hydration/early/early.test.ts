import { storageKeys } from '@aitours/domain/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyStoredState } from './applyStoredState.ts';
import { captureInput } from './captureInput.ts';
import { collectErrors } from './collectErrors.ts';
import { startScripts } from './startScripts.ts';

/** An element as far as the early script uses it. */
class FakeElement extends EventTarget {
  readonly dataset: Record<string, string> = {};
  media = '';
  clicks = 0;
  isButton = false;
  closest(): FakeElement | null {
    return this.isButton ? this : null;
  }
  click(): void {
    this.clicks += 1;
  }
}

class FakeForm extends FakeElement {
  submits = 0;
  requestSubmit(): void {
    this.submits += 1;
  }
}

class FakeTextArea extends FakeElement {
  readonly form = new FakeForm();
  enterKeyHint = '';
}

const createButton = () => Object.assign(new FakeElement(), { isButton: true });

let page: EventTarget;
let storage: Record<string, string>;
let root: FakeElement;
let metas: FakeElement[];
let appended: { readonly tag: string; readonly [property: string]: unknown }[];
let frames: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  storage = {};
  root = new FakeElement();
  metas = ['light', 'dark'].map((scheme) => Object.assign(new FakeElement(), { dataset: { scheme } }));
  appended = [];
  frames = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('HTMLFormElement', FakeForm);
  vi.stubGlobal('HTMLTextAreaElement', FakeTextArea);
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('localStorage', { getItem: (key: string) => storage[key] ?? null });
  vi.stubGlobal('document', {
    documentElement: root,
    querySelectorAll: () => metas,
    getElementById: () => ({ textContent: '["/entry.js","/page.js"]' }),
    createElement: (tag: string) => ({ tag }),
    head: { append: (element: (typeof appended)[number]) => appended.push(element) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const dispatch = (type: string, properties: object = {}): Event => {
  const event = new Event(type, { cancelable: true });
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(event, name, { value });
  page.dispatchEvent(event);
  return event;
};
const paintFrame = () => {
  for (const run of frames.splice(0)) run();
};

test('the stored theme is applied to the page and to the browser’s own colours', () => {
  storage['theme'] = 'dark';
  applyStoredState();
  expect(root.dataset).toEqual({ theme: 'dark' });
  expect(metas.map(({ media }) => media)).toEqual(['not all', 'all']);
});

test.each([
  ['/', 'dark'],
  ['/dashboard/tours', 'light'],
  ['/dashboards', 'dark'],
])('STAFF-04 on %s the theme is %s: the dashboard has its own', (pathname, theme) => {
  storage['theme'] = 'dark';
  storage[storageKeys.dashboardTheme] = 'light';
  vi.stubGlobal('location', { pathname });
  applyStoredState();
  expect(root.dataset['theme']).toBe(theme);
});

test('a stored value that is no theme is ignored', () => {
  storage['theme'] = 'sepia';
  applyStoredState();
  expect(root.dataset).toEqual({});
});

test('a stored access token marks the visitor as signed in', () => {
  storage['accessToken'] = 'token';
  applyStoredState();
  expect(root.dataset).toEqual({ signedIn: '' });
});

test('blocked storage leaves the page as it is', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(applyStoredState).not.toThrow();
});

test('clicks on buttons are replayed once, in their order', () => {
  const input = captureInput();
  const button = createButton();
  dispatch('click', { target: button });
  dispatch('click', { target: new FakeElement() });
  dispatch('click', { target: button });
  input.replay();
  input.replay();
  expect(button.clicks).toBe(2);
});

test.each([
  ['Enter in a text area that sends with Enter submits', 'send', {}, 1],
  ['Enter in another text area is a line break', '', {}, 0],
  ['Shift with Enter is a line break', 'send', { shiftKey: true }, 0],
  ['Enter that confirms a character is no submit', 'send', { isComposing: true }, 0],
  ['another key is no submit', 'send', { key: 'a' }, 0],
])('%s', (_title, hint, keys, submits) => {
  captureInput();
  const target = Object.assign(new FakeTextArea(), { enterKeyHint: hint });
  const { defaultPrevented } = dispatch('keydown', {
    key: 'Enter',
    shiftKey: false,
    isComposing: false,
    ...keys,
    target,
  });
  expect([defaultPrevented, target.form.submits]).toEqual([submits > 0, submits]);
});

test('a submit is prevented, and its button is clicked later', () => {
  const input = captureInput();
  const submitter = new FakeElement();
  expect(dispatch('submit', { submitter }).defaultPrevented).toBe(true);
  input.replay();
  expect(submitter.clicks).toBe(1);
});

test('a submit by Enter in a form without a button is prevented, and the form is submitted later', () => {
  const input = captureInput();
  const form = new FakeForm();
  expect(dispatch('submit', { submitter: null, target: form }).defaultPrevented).toBe(true);
  input.replay();
  input.replay();
  expect(form.submits).toBe(1);
});

test('what waits for the replay continues once the captured form was submitted again', async () => {
  const input = captureInput();
  const form = new FakeForm();
  dispatch('submit', { submitter: null, target: form });
  const submitsBefore: number[] = [];
  const waiting = input.replayed.then(() => submitsBefore.push(form.submits));
  await Promise.resolve();
  expect(submitsBefore).toEqual([]);
  input.replay();
  await waiting;
  expect(submitsBefore).toEqual([1]);
});

test('after the capture has stopped nothing is captured or prevented', () => {
  const input = captureInput();
  input.stop();
  const button = createButton();
  dispatch('click', { target: button });
  expect(dispatch('submit', { submitter: button }).defaultPrevented).toBe(false);
  input.replay();
  expect(button.clicks).toBe(0);
});

test('SHELL-60 errors are collected for the reporter, up to a limit', () => {
  const errors = collectErrors();
  const first = dispatch('error');
  for (let count = 0; count < 100; count += 1) dispatch('unhandledrejection');
  expect(errors[0]).toBe(first);
  expect(errors.length).toBeLessThan(50);
});

test('scripts load after the page is parsed, loaded and painted', () => {
  startScripts();
  dispatch('DOMContentLoaded');
  dispatch('load');
  paintFrame();
  expect(appended).toEqual([]);
  paintFrame();
  expect(appended).toEqual([
    { tag: 'link', rel: 'modulepreload', href: '/page.js' },
    { tag: 'script', type: 'module', src: '/entry.js' },
  ]);
});

test.each(['pointerdown', 'keydown', 'focusin'])('scripts load at once, and once, after %s', (type) => {
  startScripts();
  dispatch('DOMContentLoaded');
  dispatch(type);
  expect(appended).toHaveLength(2);
  dispatch('load');
  paintFrame();
  paintFrame();
  vi.runAllTimers();
  expect(appended).toHaveLength(2);
});

test('scripts load after two seconds when pictures are slow', () => {
  startScripts();
  dispatch('DOMContentLoaded');
  vi.advanceTimersByTime(1999);
  expect(appended).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(appended).toHaveLength(2);
});
