import { Banner, Stack, Text } from '@aitours/ui';
import { formatSlot, getSlotMessages, availabilityMessages as messages } from './availabilityMessages.ts';
import { PlannedSlots } from './PlannedSlots.tsx';
import type { StockCalendar, StockPreview } from './stockDraft.ts';

export interface StockEditPreviewProps {
  readonly calendar: StockCalendar;
  readonly preview: StockPreview;
}

/** What an edit would change, or why it can't be applied. */
export function StockEditPreview({ calendar, preview }: StockEditPreviewProps) {
  const { created, changed, skipped, booked } = preview.counts;
  const texts = getSlotMessages(calendar.product_type);
  if (preview.conflict_count > 0) return <Conflicts calendar={calendar} preview={preview} />;
  return (
    <Banner
      tone={preview.isNew || created + changed === 0 ? 'pending' : 'info'}
      title={preview.isNew ? messages.isNewPreview : messages.preview}
      announce="status"
    >
      {preview.isNew && <Text>{messages.newPreviewText}</Text>}
      <ul>
        {created > 0 && <li>{texts.creates(created)}</li>}
        {(changed > 0 || created === 0) && <li>{texts.changes(changed)}</li>}
        {booked > 0 && <li>{texts.touches(booked)}</li>}
        {skipped > 0 && <li>{texts.skips(skipped)}</li>}
      </ul>
      <PlannedSlots slots={preview.slots} total={created + changed + skipped} times={calendar.time_slots} />
    </Banner>
  );
}

function Conflicts({ calendar, preview: { conflicts, conflict_count: count } }: StockEditPreviewProps) {
  const texts = getSlotMessages(calendar.product_type);
  const needed = Math.max(...conflicts.map(({ taken }) => taken));
  return (
    <Banner tone="critical" title={texts.conflicts(count)} announce="alert">
      <Stack gap="small">
        <ul>
          {conflicts.map((slot) => (
            <li key={`${slot.date} ${slot.time_slot_id}`}>
              {messages.conflict(formatSlot(slot, calendar.time_slots), slot.taken)}
            </li>
          ))}
          {count > conflicts.length && <li>{texts.moreConflicts(count - conflicts.length)}</li>}
        </ul>
        <Text>{messages.conflictAdvice(needed)}</Text>
      </Stack>
    </Banner>
  );
}
