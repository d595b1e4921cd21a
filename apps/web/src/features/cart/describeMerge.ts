import type { Schema } from '@aitours/api-client';
import { readCartLine } from './cartLine.ts';
import { describeItem } from './describeItem.ts';
import { messages } from './messages.ts';

/** Returns what signing in has done to the guest's cart, where it isn't just moved; `undefined` if it is. */
export function describeMerge({ items, merged = [], left_out: leftOut = [] }: Schema<'Cart'>): string | undefined {
  const kept = items
    .filter(({ id }) => merged.includes(id))
    .map(readCartLine)
    .map((line) => messages.mergedItem(line.title, describeItem(line).party));
  const full = leftOut.length > 0 ? [messages.leftOut(leftOut.map(messages.quoted).join(', '))] : [];
  return [...kept, ...full].join(' ') || undefined;
}
