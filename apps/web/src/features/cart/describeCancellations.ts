import { listRefunds } from '@aitours/domain/booking';
import { listCancellations } from '@aitours/domain/checkout';
import { formatDate, formatTime } from '@aitours/domain/dates';
import type { RefundTable } from '../../platform/refund-terms/RefundTables.tsx';
import type { CartLine } from './cartLine.ts';
import { messages } from './messages.ts';

/** Lists what a cancellation of each item refunds until when, by its own terms. */
export const listRefundTables = (lines: readonly CartLine[], now: Date): RefundTable[] =>
  listCancellations(lines, now).flatMap(({ item, decidedBy = item }) => {
    const { date, time } = decidedBy;
    if (date === undefined) return [];
    const { amount, product, title } = item;
    return {
      title,
      steps: listRefunds({ start: { date, time }, total: amount, parts: [{ amount, terms: product?.terms }] }, now),
    };
  });

/** Returns, by item id, until when the item can be cancelled free of charge, in Dubai's time (CONST-20). */
export function describeCancellations(lines: readonly CartLine[], now: Date): ReadonlyMap<string, string> {
  const entries = listCancellations(lines, now).map(({ item, end, decidedBy }) => {
    const until = end ? messages.freeUntil(formatDate(end.date), formatTime(end.time)) : messages.noRefund;
    return [item.id, decidedBy ? messages.bookedWith(until, decidedBy.title) : until] as const;
  });
  return new Map(entries);
}
