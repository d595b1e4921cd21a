import { findFreeCancellationEnd } from '@aitours/domain/booking';
import type { CalendarDate, TimeOfDay } from '@aitours/domain/dates';
import { Stack, Text } from '@aitours/ui';
import { messages } from './messages.ts';
import { useOwnClock } from './useOwnClock.ts';

export interface VisitTimingProps {
  date: CalendarDate;
  /** Null when unknown: the start of the day counts. */
  time: TimeOfDay | null;
}

/**
 * When an activity starts and until when it can be cancelled (CONST-20): in Dubai's time, with the visitor's if
 * different. Browser only.
 */
export function VisitTiming({ date, time }: VisitTimingProps) {
  const ownClock = useOwnClock();
  const free = findFreeCancellationEnd({ date, time }, new Date());
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
