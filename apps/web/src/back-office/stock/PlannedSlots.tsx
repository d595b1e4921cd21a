import type { Schema } from '@aitours/api-client';
import { Disclosure, Stack, Text } from '@aitours/ui';
import * as styles from './Availability.css.ts';
import { formatSlot } from './availabilityMessages.ts';
import { scheduleMessages as messages } from './scheduleMessages.ts';
import type { StockCalendar } from './stockDraft.ts';

export interface PlannedSlotsProps {
  readonly slots: readonly Schema<'PlannedStockSlot'>[];
  /** Of all time slots that an edit is about. */
  readonly total: number;
  readonly times: StockCalendar['time_slots'];
}

const effects = ['created', 'opened', 'resized', 'closed', 'skipped'] as const;

/** The dates of a preview by what happens on them, behind a button. */
export function PlannedSlots({ slots, total, times }: PlannedSlotsProps) {
  if (slots.length === 0) return null;
  const byEffect = Map.groupBy(slots, ({ effect }) => effect);
  return (
    <Disclosure title={messages.showDates(total)} variant="plain">
      <Stack gap="small">
        {effects.map((effect) => {
          const list = byEffect.get(effect);
          return (
            list && (
              <section key={effect} aria-label={messages.effects[effect]}>
                <Text strong>{messages.effects[effect]}</Text>
                <ul className={styles.planned}>
                  {list.map((slot) => (
                    <li key={`${slot.date} ${slot.time_slot_id}`}>{messages.planned(slot, formatSlot(slot, times))}</li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
        {total > slots.length && <Text>{messages.morePlanned(total - slots.length)}</Text>}
      </Stack>
    </Disclosure>
  );
}
