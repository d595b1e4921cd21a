import type { Schema } from '@aitours/api-client';
import { Banner, Stack } from '@aitours/ui';
import { DateStep } from '../../../features/ticket-flow/DateStep.tsx';
import { SlotStep } from '../../../features/ticket-flow/SlotStep.tsx';
import { openDates } from '../../../features/ticket-flow/sellable.ts';
import { useTimeSlots } from '../../../features/ticket-flow/useTimeSlots.ts';
import { useApi } from '../../../platform/api.tsx';
import { useToday } from '../../../platform/useToday.ts';
import { createBookedDraft, findOptions } from './changeDraft.ts';
import { DatesSkeleton } from './DatesSkeleton.tsx';
import type { LineFieldsProps } from './LineFields.tsx';
import { messages } from './messages.ts';

interface TicketDatesProps extends LineFieldsProps {
  slug: string;
}

/** The calendar and the times of booked tickets, as on their page. Contains react-aria: loaded when it is opened. */
export default function TicketDates({ slug, ...props }: TicketDatesProps) {
  const { data: event, failure, reload } = useApi('getTicket', { path: { id: slug } });
  if (event) return <Dates event={event} {...props} />;
  if (failure === undefined) return <DatesSkeleton />;
  return (
    <Banner tone="critical" announce="alert" onRetry={reload}>
      {messages.datesFailed}
    </Banner>
  );
}

function Dates({ event, booking, line, draft, onChange }: LineFieldsProps & { event: Schema<'Event'> }) {
  const today = useToday();
  const dates = today === undefined ? [] : openDates(event.available_dates, today);
  const typeId = findOptions(booking, line.id)?.ticket_type_id ?? null;
  const times = useTimeSlots(event.slug, draft.date, typeId);
  const type = event.ticket_types.find(({ id }) => id === typeId);
  const booked = createBookedDraft(booking, line);
  const chooseDate = (date: string) =>
    onChange(
      date === booked.date ? { date, slotId: booked.slotId, time: booked.time } : { date, slotId: null, time: null },
    );
  return (
    <Stack gap="medium">
      <DateStep flow={{ event, dates, today, choice: { date: draft.date }, chooseDate }} />
      <SlotStep
        flow={{
          times,
          type,
          choice: { date: draft.date, slotId: draft.slotId },
          chooseSlot: ({ id, time }) => onChange({ slotId: id, time }),
        }}
      />
    </Stack>
  );
}
