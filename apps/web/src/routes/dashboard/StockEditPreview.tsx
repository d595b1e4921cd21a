import { Banner, Stack, Text } from '@aitours/ui';
import { formatTimeOf, availabilityMessages as messages } from './availabilityMessages.ts';
import { PlannedSlots } from './PlannedSlots.tsx';
import type { StockCalendar, StockPreview } from './stockDraft.ts';

export interface StockEditPreviewProps {
  readonly calendar: StockCalendar;
  readonly preview: StockPreview;
}

/** What an edit would change, or why it can't be applied. */
export function StockEditPreview({ calendar, preview }: StockEditPreviewProps) {
  const { created, changed, skipped, booked } = preview.counts;
  if (preview.conflict_count > 0) return <Conflicts calendar={calendar} preview={preview} />;
  return (
    <Banner
      tone={preview.isNew || created + changed === 0 ? 'pending' : 'info'}
      title={preview.isNew ? messages.isNewPreview : messages.preview}
      announce="status"
    >
      {preview.isNew && <Text>{messages.newPreviewText}</Text>}
      <ul>
        {created > 0 && <li>{messages.creates(created)}</li>}
        {(changed > 0 || created === 0) && <li>{messages.changes(changed)}</li>}
        {booked > 0 && <li>{messages.touches(booked)}</li>}
        {skipped > 0 && <li>{messages.skips(skipped)}</li>}
      </ul>
      <PlannedSlots slots={preview.slots} total={created + changed + skipped} times={calendar.time_slots} />
    </Banner>
  );
}

function Conflicts({ calendar, preview: { conflicts, conflict_count: count } }: StockEditPreviewProps) {
  const timeOf = (id: string) => formatTimeOf(id, calendar.time_slots);
  const needed = Math.max(...conflicts.map(({ taken }) => taken));
  return (
    <Banner tone="critical" title={messages.conflicts(count)} announce="alert">
      <Stack gap="small">
        <ul>
          {conflicts.map(({ date, time_slot_id: id, taken }) => (
            <li key={`${date} ${id}`}>{messages.conflict(date, timeOf(id), taken)}</li>
          ))}
          {count > conflicts.length && <li>{messages.moreConflicts(count - conflicts.length)}</li>}
        </ul>
        <Text>{messages.conflictAdvice(needed)}</Text>
      </Stack>
    </Banner>
  );
}
