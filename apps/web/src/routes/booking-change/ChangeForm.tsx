import { Banner, Button, Card, Form, Grid, Section, Stack } from '@aitours/ui';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { type Booking, bookingTitle } from '../../features/bookings/booking.ts';
import { DateAndTime, type JourneyTimes } from '../../features/transfer-booking/DateAndTime.tsx';
import { journeyErrors } from '../../features/transfer-booking/wizardErrors.ts';
import {
  type ChangeDraft,
  checkTimes,
  findLineError,
  linesOf,
  optionsOf,
  removesAll,
  toChangeRequest,
} from './changeDraft.ts';
import { LineFields } from './LineFields.tsx';
import { instantText, messages } from './messages.ts';
import type { BookingChange } from './useBookingChange.ts';

export interface ChangeFormProps {
  booking: Booking;
  draft: ChangeDraft;
  onDraft: (draft: ChangeDraft) => void;
  change: BookingChange;
}

/** What changes: per line date and time, fewer travellers, or its removal; of a transfer dates and times. */
export function ChangeForm({ booking, draft, onDraft, change }: ChangeFormProps) {
  const [hasTried, setTried] = useState(false);
  const errors = journeyErrors(checkTimes(booking, draft, new Date()));
  const obstacle = findObstacle(booking, draft);
  const submit = () => {
    setTried(true);
    const request = toChangeRequest(booking, draft);
    if (!request || obstacle || Object.values(errors).some(Boolean)) return;
    change.requestQuote(request);
  };
  return (
    <Form label={messages.form} errors={hasTried ? errors : {}} onSubmit={submit}>
      <Stack gap="large">
        {linesOf(booking).map((line) => {
          const lineDraft = draft.lines[line.id];
          if (!lineDraft) return null;
          const onChange = (part: Partial<typeof lineDraft>) =>
            onDraft({ ...draft, lines: { ...draft.lines, [line.id]: { ...lineDraft, ...part } } });
          return <LineFields key={line.id} booking={booking} line={line} draft={lineDraft} onChange={onChange} />;
        })}
        {draft.transfer && (
          <TransferFields
            title={bookingTitle(booking)}
            until={optionsOf(booking, '1')?.date_until ?? null}
            times={draft.transfer}
            hasReturn={booking.booking_type === 'transfer' && booking.return_journey}
            onChange={(transfer) => onDraft({ ...draft, transfer })}
          />
        )}
        {hasTried && obstacle && <Banner tone="pending" announce="alert" title={obstacle} />}
        {change.failure && (
          <Banner tone="critical" announce="alert" title={messages.quoteFailed}>
            {change.failure}
          </Banner>
        )}
        <Button
          type="submit"
          size="large"
          width="full"
          iconEnd={ArrowRight}
          busy={change.isQuoting}
          busyLabel={messages.quoting}
        >
          {messages.toQuote}
        </Button>
      </Stack>
    </Form>
  );
}

/** Returns why the draft can't be sent; nothing if it can. */
function findObstacle(booking: Booking, draft: ChangeDraft): string | undefined {
  if (!toChangeRequest(booking, draft)) return messages.nothingChanged;
  if (removesAll(booking, draft)) return messages.removesAll;
  for (const line of linesOf(booking)) {
    const lineDraft = draft.lines[line.id];
    const error = lineDraft && findLineError(booking, line, lineDraft);
    if (error) return messages.lineErrors[error](line.title);
  }
  return undefined;
}

interface TransferFieldsProps {
  title: string;
  /** Until when date and time can be changed. */
  until: string | null;
  times: JourneyTimes;
  hasReturn: boolean;
  onChange: (times: JourneyTimes) => void;
}

function TransferFields({ title, until, times, hasReturn, onChange }: TransferFieldsProps) {
  const change = (part: Partial<JourneyTimes>) => onChange({ ...times, ...part });
  return (
    <Card padding="large">
      <Section title={title} size="medium" description={until && messages.dateUntil(instantText(until))}>
        <Grid columns={2} gap="medium">
          <DateAndTime journey={times} change={change} date="date" time="time" />
          {hasReturn && <DateAndTime journey={times} change={change} date="returnDate" time="returnTime" />}
        </Grid>
      </Section>
    </Card>
  );
}
