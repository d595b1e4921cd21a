import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';

/** A module instance has its own memory, as a reloaded page or another tab has. */
const openPage = async () => {
  vi.resetModules();
  return import('./attemptKeys.ts');
};
type Page = Awaited<ReturnType<typeof openPage>>;

const sendWithoutResponse = async ({ sendOnce }: Page, request: unknown): Promise<string> => {
  let sentKey = '';
  const send = async (key: string) => {
    sentKey = key;
    throw new Error('No response');
  };
  await expect(sendOnce(request, send)).rejects.toThrow('No response');
  return sentKey;
};
const sendSuccessfully = ({ sendOnce }: Page, request: unknown) => sendOnce(request, async (key) => key);
const forTwo = { tour: 7, adults: 2, email: 'mona@example.ae' };
const forThree = { ...forTwo, adults: 3 };

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.useFakeTimers({ now: new Date('2030-03-01T08:00:00Z') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a retry has the key of the first attempt, another request has another key', async () => {
  const page = await openPage();
  const key = await sendWithoutResponse(page, forTwo);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await sendWithoutResponse(page, forThree)).not.toBe(key);
  expect(await sendWithoutResponse(page, { ...forTwo })).toBe(key);
});

test('a retry after a reload or in another tab has the key of the first attempt', async () => {
  const key = await sendWithoutResponse(await openPage(), forTwo);
  expect(await sendWithoutResponse(await openPage(), forTwo)).toBe(key);
});

test('a success deletes the key: the same request is a new booking', async () => {
  const page = await openPage();
  const other = await sendWithoutResponse(page, forThree);
  const key = await sendWithoutResponse(page, forTwo);
  expect(await sendSuccessfully(page, forTwo)).toBe(key);
  expect(await sendSuccessfully(page, forTwo)).not.toBe(key);
  expect(await sendWithoutResponse(page, forThree)).toBe(other);
});

test('a concurrent request has the same key, and a key that another tab stored meanwhile stays', async () => {
  const [page, otherTab] = [await openPage(), await openPage()];
  let [concurrent, other] = ['', ''];
  const key = await page.sendOnce(forTwo, async (sentKey) => {
    concurrent = await sendWithoutResponse(otherTab, forTwo);
    other = await sendWithoutResponse(otherTab, forThree);
    return sentKey;
  });
  expect(concurrent).toBe(key);
  expect(await sendWithoutResponse(page, forThree)).toBe(other);
});

test('a key is stored for 24 hours, as on the server', async () => {
  const key = await sendWithoutResponse(await openPage(), forTwo);
  vi.advanceTimersByTime(86_399_999);
  expect(await sendWithoutResponse(await openPage(), forTwo)).toBe(key);
  vi.advanceTimersByTime(1);
  expect(await sendWithoutResponse(await openPage(), forTwo)).not.toBe(key);
});

test('the 20 latest keys are stored', async () => {
  const page = await openPage();
  const keys: string[] = [];
  for (let adults = 1; adults <= 21; adults += 1) keys.push(await sendWithoutResponse(page, { adults }));
  expect(await sendWithoutResponse(page, { adults: 2 })).toBe(keys[1]);
  expect(await sendWithoutResponse(page, { adults: 1 })).not.toBe(keys[0]);
  expect(JSON.parse(localStorage.getItem('bookingAttempts') ?? '')).toHaveLength(20);
});

test('nothing of the request is stored', async () => {
  await sendWithoutResponse(await openPage(), forTwo);
  expect(localStorage.getItem('bookingAttempts')).not.toMatch(/mona|tour|adults/);
});

test.each(['nonsense', '{}', '[{"digest":"a","key":7,"startedAt":0}]'])('%s is replaced', async (text) => {
  localStorage.setItem('bookingAttempts', text);
  const page = await openPage();
  expect(await sendWithoutResponse(page, forTwo)).toBe(await sendWithoutResponse(await openPage(), forTwo));
});

test.each([undefined, { ...memoryStorage(), setItem: () => expect.fail('full') }])(
  'without storage, or with full storage, a retry has the same key while the page is open',
  async (storage) => {
    vi.stubGlobal('localStorage', storage);
    const page = await openPage();
    const key = await sendWithoutResponse(page, forTwo);
    expect(await sendSuccessfully(page, forTwo)).toBe(key);
    expect(await sendWithoutResponse(page, forTwo)).not.toBe(key);
  },
);
