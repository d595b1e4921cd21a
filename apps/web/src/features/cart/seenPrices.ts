import type { Fils } from '@aitours/domain/money';
import { useEffect, useState } from 'react';
import { is, number, record, string } from 'superstruct';
import { readStorageJson, writeStorageJson } from '../../platform/storage.ts';
import type { CartLine } from './cartLine.ts';

const KEY = 'seenPrices';

type Prices = Readonly<Record<string, Fils>>;

/** Stores the prices that the cart shows, so that the checkout can mark those that have changed since (GAP-26). */
export const storeSeenPrices = (lines: readonly CartLine[]): void => store(getPrices(lines));

/**
 * Returns, by item id, the price that the traveller saw last, where it isn't the current one: in the cart, or when the
 * checkout was opened. It stays until the cart is shown again.
 */
export function useEarlierPrices(lines: readonly CartLine[]): ReadonlyMap<string, Fils> {
  const [seen, setSeen] = useState(readSeenPrices);
  const current = getPrices(lines);
  if (Object.keys(current).some((id) => !(id in seen))) setSeen({ ...current, ...seen });
  useEffect(() => store(seen), [seen]);
  const earlier = Object.entries(seen).filter(([id, amount]) => id in current && current[id] !== amount);
  return new Map(earlier);
}

const getPrices = (lines: readonly CartLine[]): Prices =>
  Object.fromEntries(lines.map(({ id, amount }) => [id, amount]));

const store = (prices: Prices): void => void writeStorageJson(KEY, prices, 'session');

function readSeenPrices(): Prices {
  const stored = readStorageJson(KEY, 'session');
  return is(stored, record(string(), number())) ? stored : {};
}
