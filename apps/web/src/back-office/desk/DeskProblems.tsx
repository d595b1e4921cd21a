import { Banner } from '@aitours/ui';
import { roleNames } from '../shared/access/messages.ts';
import { staffBookingMessages as messages } from './staffBookingMessages.ts';
import type { DeskAction } from './useDeskAction.ts';

/** Why a change of a booking didn't happen: an error, or what others have done in the meantime. */
export function DeskProblems({ error, changes }: Pick<DeskAction, 'error' | 'changes'>) {
  if (changes) {
    const texts = changes.map((event) =>
      event.staff
        ? `${event.staff.email ?? messages.deletedAccount} (${roleNames[event.staff.role]}): ${messages.event(event)}`
        : messages.event(event),
    );
    return (
      <Banner tone="critical" announce="alert" title={messages.stale}>
        {[...(texts.length > 0 ? texts : [messages.staleOther]), messages.staleText].join(' ')}
      </Banner>
    );
  }
  return error ? (
    <Banner tone="critical" announce="alert">
      {error}
    </Banner>
  ) : null;
}
