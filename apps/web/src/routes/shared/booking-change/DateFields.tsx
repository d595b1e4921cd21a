import { formatWhen } from '@aitours/domain/booked';
import { Button, Inline, Stack, Text } from '@aitours/ui';
import { CalendarDays, Undo2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { createBookedDraft, findOptions, type LineDraft } from './changeDraft.ts';
import { type ChangeTexts, useChangeTexts } from './changeTexts.ts';
import { DatesSkeleton } from './DatesSkeleton.tsx';
import type { LineFieldsProps } from './LineFields.tsx';
import { formatInstantText } from './messages.ts';

const ActivityDates = lazy(() => import('./ActivityDates.tsx'));
const TicketDates = lazy(() => import('./TicketDates.tsx'));

/** Date and time of a line, until when they can be changed, and the calendar of its product page. */
export function DateFields(props: LineFieldsProps) {
  const { booking, line, draft, onChange } = props;
  const texts = useChangeTexts();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const until = findOptions(booking, line.id)?.date_until ?? null;
  if (line.type === 'tour') return <Text tone="soft">{texts.tourDate}</Text>;
  if (until === null) return <Text tone="soft">{texts.dateFixed}</Text>;
  const booked = createBookedDraft(booking, line);
  const isMoved = draft.date !== booked.date || draft.slotId !== booked.slotId;
  const keep = () => {
    onChange({ date: booked.date, slotId: booked.slotId, time: booked.time });
    // The button that has the focus disappears.
    toggle.current?.focus();
  };
  return (
    <Stack gap="small">
      <Text size="small" tone="soft">
        {texts.dateUntil(formatInstantText(until))}
      </Text>
      <div role="status">{isMoved && <Text strong>{texts.chosenDate(formatChosenText(draft, texts))}</Text>}</div>
      <Inline wrap="stack">
        <Button
          ref={toggle}
          tone="secondary"
          icon={CalendarDays}
          aria-expanded={isOpen}
          aria-label={texts.chooseDateOf(line.title)}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.chooseDate}
        </Button>
        {isMoved && (
          <Button tone="quiet" icon={Undo2} aria-label={texts.keepDateOf(line.title)} onClick={keep}>
            {texts.keepDate}
          </Button>
        )}
      </Inline>
      {isOpen && (
        <Suspense fallback={<DatesSkeleton />}>
          {line.activity && <ActivityDates {...props} slug={line.activity.slug} />}
          {line.ticket && <TicketDates {...props} slug={line.ticket.slug} />}
        </Suspense>
      )}
    </Stack>
  );
}

const formatChosenText = ({ date, time, slotId }: LineDraft, { timeMissing }: ChangeTexts): string =>
  slotId === null ? `${formatWhen(date, null)}. ${timeMissing}` : formatWhen(date, time);
