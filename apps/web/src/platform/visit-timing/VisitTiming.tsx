import { freeCancellation } from '@aitours/domain/booking';
import type { CalendarDate, TimeOfDay } from '@aitours/domain/dates';
import { Stack, Text } from '@aitours/ui';
import { messages } from './messages.ts';
import { useOwnClock } from './useOwnClock.ts';

export interface VisitTimingProps {
  date: CalendarDate;
  /** Null where no time is known: then it counts from the start of the day. */
  time: TimeOfDay | null;
}

/**
 * When a visit begins and until when it can be given back (CONST-20): by the clocks of Dubai, with the visitor's own
 * beside them where they differ. Only where the browser renders.
 */
export function VisitTiming({ date, time }: VisitTimingProps) {
  const ownClock = useOwnClock();
  const free = freeCancellation({ date, time }, new Date());
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
    </Stack>
  );
}
