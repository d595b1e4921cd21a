import { Banner, Text } from '@aitours/ui';
import { messages } from './messages.ts';
import type { BulkSlots } from './useBulkSlots.ts';

/** Previews how many slots the plan creates. */
export function Preview({ bulk: { dryRun, isComplete } }: { bulk: Pick<BulkSlots, 'dryRun' | 'isComplete'> }) {
  if (dryRun.is === 'counted') {
    const { slots_created: created, slots_left: left, slots_booked: booked, slots_skipped: skipped } = dryRun.counts;
    return (
      <Banner tone={created === 0 ? 'pending' : 'info'} title={messages.preview} announce="status">
        <ul>
          <li>{messages.creates(created)}</li>
          {left > booked && <li>{messages.skips(left - booked)}</li>}
          {booked > 0 && <li>{messages.leaves(booked)}</li>}
          {skipped > 0 && <li>{messages.excludes(skipped)}</li>}
        </ul>
      </Banner>
    );
  }
  const text = {
    waiting: isComplete ? messages.fix : messages.complete,
    counting: messages.counting,
    failed: messages.countFailed,
  }[dryRun.is];
  return (
    <Banner tone="info" title={messages.preview}>
      <Text size="small">{text}</Text>
    </Banner>
  );
}
