import type { Schema } from '@aitours/api-client';
import { type Fils, parseFils } from '@aitours/domain/money';
import { useEffect, useEffectEvent } from 'react';
import { useClient } from './api.tsx';

/** A price before and after the discount of a first booking. */
export interface BookingPrice {
  readonly price: Fils;
  readonly total: Fils;
}

/** A total that isn't the shown one any more (GAP-26). */
export interface NewTotal {
  readonly before: Fils;
  readonly now: Fils;
}

/**
 * Requests the current price of what will be booked, and reports one that isn't the shown price, before the traveller
 * pays (GAP-26). Without a response nothing is reported: the booking is rejected if the price has changed.
 *
 * @param line null: not requested yet
 */
export function usePriceCheck(
  line: Schema<'NewQuoteLine'> | null,
  shown: BookingPrice | undefined,
  onChanged: (current: BookingPrice) => void,
): void {
  const client = useClient();
  const key = line && JSON.stringify(line);
  const compare = useEffectEvent(({ lines: [quoted], total }: Schema<'Quote'>) => {
    if (!shown || !quoted) return;
    const current = { price: parseFils(quoted.amount), total: parseFils(total) };
    // A lower total at the same price: the profile with the discount is still loading.
    if (current.price !== shown.price || current.total > shown.total) onChanged(current);
  });
  const request = useEffectEvent(async (signal: AbortSignal) => {
    if (line) compare(await client.call('createQuote', { body: { lines: [line] } }, { signal, skipOnSignedOut: true }));
  });
  useEffect(() => {
    if (key === null) return;
    const aborter = new AbortController();
    request(aborter.signal).catch(() => undefined);
    return () => aborter.abort();
  }, [key]);
}
