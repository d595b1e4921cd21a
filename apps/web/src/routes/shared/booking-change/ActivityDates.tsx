import type { Schema } from '@aitours/api-client';
import { type ActivityTime, chooseTime, findSameTime } from '@aitours/domain/availability';
import { Banner } from '@aitours/ui';
import { startTransition, useState } from 'react';
import { ActivityCalendar } from '../../../features/activity-booking/ActivityCalendar.tsx';
import { useBookable } from '../../../features/activity-booking/bookable.ts';
import type { Month } from '../../../features/activity-booking/month.ts';
import { useAvailability } from '../../../features/activity-booking/useAvailability.ts';
import { useApi } from '../../../platform/api.tsx';
import { StartTimeField } from '../../../platform/start-times/StartTimeField.tsx';
import { useToday } from '../../../platform/useToday.ts';
import { createBookedDraft, withBookedPlaces } from './changeDraft.ts';
import { DatesSkeleton } from './DatesSkeleton.tsx';
import type { LineFieldsProps } from './LineFields.tsx';
import { messages } from './messages.ts';

interface ActivityDatesProps extends LineFieldsProps {
  slug: string;
}

/** The calendar of a booked activity, as on its page. Contains react-aria: loaded when it is opened. */
export default function ActivityDates({ slug, ...props }: ActivityDatesProps) {
  const { data: activity, failure, reload } = useApi('getActivity', { path: { id: slug } });
  if (activity) return <Dates activity={activity} {...props} />;
  if (failure === undefined) return <DatesSkeleton />;
  return (
    <Banner tone="critical" announce="alert" onRetry={reload}>
      {messages.datesFailed}
    </Banner>
  );
}

function Dates({ activity, booking, line, draft, onChange }: LineFieldsProps & { activity: Schema<'Activity'> }) {
  const bookable = useBookable(activity);
  const today = useToday();
  const [month, setMonth] = useState<Month | null>(null);
  const { adults = 0, children = 0, infants = 0 } = draft.travellers;
  const party = { adults, children, infants };
  const availability = useAvailability(bookable, { party, date: draft.date, month, today });
  const booked = createBookedDraft(booking, line);
  const listTimes = (date: string) => withBookedPlaces(availability.times(date), date, booked);
  const choose = (date: string | null) => {
    if (date !== null)
      onChange({ date, ...toSlot(findSameTime(listTimes(date), draft.time) ?? chooseTime(listTimes(date))) });
  };
  return (
    <>
      {availability.is === 'failed' && (
        <Banner tone="critical" announce="alert" onRetry={availability.reload}>
          {messages.datesFailed}
        </Banner>
      )}
      <ActivityCalendar
        name={`date ${line.id}`}
        booking={{
          today,
          availability,
          dateProblem: undefined,
          choice: { date: draft.date },
          change: ({ date }) => choose(date),
          showMonth: (next) => startTransition(() => setMonth(next)),
        }}
      />
      <StartTimeField times={listTimes(draft.date)} slotId={draft.slotId} onChange={(time) => onChange(toSlot(time))} />
    </>
  );
}

const toSlot = (time: ActivityTime | undefined) => ({ slotId: time?.slotId ?? null, time: time?.time ?? null });
