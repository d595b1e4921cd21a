import { expect, it, vi } from 'vitest';
import { shareLink } from './shareLink.ts';

const url = 'https://shop.example/blog/desert';
const clipboard = (writeText: () => Promise<void>) => ({ writeText });

it('BLOG-10 uses the device’s share function', async () => {
  const share = vi.fn(async () => undefined);
  const copy = vi.fn(async () => undefined);
  expect(await shareLink({ share, clipboard: clipboard(copy) }, 'Desert', url)).toBe('shared');
  expect(share).toHaveBeenCalledWith({ title: 'Desert', url });
  expect(copy).not.toHaveBeenCalled();
});

it('BLOG-10 closing the device’s dialog is no error', async () => {
  const share = () => Promise.reject(new DOMException('closed', 'AbortError'));
  expect(await shareLink({ share, clipboard: clipboard(async () => undefined) }, 'Desert', url)).toBe('shared');
});

it('BLOG-10 else copies the link, and reports when it can’t', async () => {
  const copy = vi.fn(async () => undefined);
  expect(await shareLink({ clipboard: clipboard(copy) }, 'Desert', url)).toBe('copied');
  expect(copy).toHaveBeenCalledWith(url);
  const denied = clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  expect(await shareLink({ clipboard: denied }, 'Desert', url)).toBe('failed');
});
