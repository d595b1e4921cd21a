import { enums, is, literal, max, min, number, optional, type } from 'superstruct';

const FrameMessage = type({
  source: literal('aitours-payment'),
  type: enums(['height', 'changed']),
  height: optional(max(min(number(), 0), 5000)),
});

export type FrameMessage = { readonly is: 'height'; readonly height: number } | { readonly is: 'changed' };

/** Returns the message of the payment frame; nothing for any other data. */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  if (!is(data, FrameMessage)) return undefined;
  if (data.type === 'changed') return { is: 'changed' };
  return data.height === undefined ? undefined : { is: 'height', height: Math.ceil(data.height) };
}

/**
 * Returns the frame's address with the page's theme and direction.
 *
 * @param url from the payment; a path is on the shop's own server
 */
export function frameAddress(url: string, base: string, theme: 'light' | 'dark', direction: 'ltr' | 'rtl'): URL {
  const address = new URL(url, base);
  address.searchParams.set('theme', theme);
  address.searchParams.set('dir', direction);
  return address;
}
