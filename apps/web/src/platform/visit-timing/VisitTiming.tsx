import { type CancellationTerms, findFreeCancellationEnd, listRefunds } from '@aitours/domain/booking';
import type { CalendarDate, TimeOfDay } from '@aitours/domain/dates';
import { Stack, Text } from '@aitours/ui';
import { RefundDisclosure } from '../refund-terms/RefundDisclosure.tsx';
import { messages } from './messages.ts';
import { useOwnClock } from './useOwnClock.ts';

export interface VisitTimingProps {
  date: CalendarDate;
  /** Null when unknown: the start of the day counts. */
  time: TimeOfDay | null;
  /** Of the product; default: the default ones. */
  terms?: CancellationTerms | undefined;
}

/**
 * When an activity starts and what a cancellation refunds until when (CONST-20): in Dubai's time, with the visitor's if
 * different. Browser only.
 */
export function VisitTiming({ date, time, terms }: VisitTimingProps) {
  const ownClock = useOwnClock();
  const now = new Date();
  const free = findFreeCancellationEnd({ date, time }, now, terms);
  const steps = listRefunds({ start: { date, time }, total: 0, parts: [{ amount: 0, terms }] }, now);
  return (
    <Stack gap="xxsmall">
      {time !== null && (
        <Text size="small" tone="soft">
          {messages.begins(time, ownClock(date, time))}
        </Text>
      )}
      <Text size="small" tone="soft">
        {free ? messages.freeUntil(free.date, free.time, ownClock(free.date, free.time)) : messages.noRefund}
      </Text>
      {steps.length > 0 && <RefundDisclosure tables={[{ steps }]} />}
    </Stack>
  );
}
