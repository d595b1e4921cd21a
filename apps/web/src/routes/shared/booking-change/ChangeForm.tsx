import { Banner, Button, Card, Form, Grid, Section, Stack } from '@aitours/ui';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { type Booking, formatBookingTitle } from '../../../features/bookings/booking.ts';
import { DateAndTime, type JourneyTimes } from '../../../features/transfer-booking/DateAndTime.tsx';
import { getJourneyErrors } from '../../../features/transfer-booking/wizardErrors.ts';
import { useConfig } from '../../../platform/api.tsx';
import {
  type ChangeDraft,
  checkTimes,
  findLineError,
  findOptions,
  listLines,
  removesAll,
  toChangeRequest,
} from './changeDraft.ts';
import { type ChangeTexts, useChangeTexts } from './changeTexts.ts';
import { LineFields } from './LineFields.tsx';
import { formatInstantText } from './messages.ts';
import type { BookingChange } from './useBookingChange.ts';

export interface ChangeFormProps {
  booking: Booking;
  draft: ChangeDraft;
  onDraft: (draft: ChangeDraft) => void;
  change: BookingChange;
}

/** What changes: per line date and time, fewer travellers, or its removal; of a transfer dates and times. */
export function ChangeForm({ booking, draft, onDraft, change }: ChangeFormProps) {
  const texts = useChangeTexts();
  const [hasTried, setTried] = useState(false);
  const errors = useTimeErrors(booking, draft);
  const obstacle = findObstacle(booking, draft, texts);
  const submit = () => {
    setTried(true);
    const request = toChangeRequest(booking, draft);
    if (!request || obstacle || Object.values(errors).some(Boolean)) return;
    change.requestQuote(request);
  };
  return (
    <Form label={texts.form} errors={hasTried ? errors : {}} onSubmit={submit}>
      <Stack gap="large">
        {listLines(booking).map((line) => {
          const lineDraft = draft.lines[line.id];
          if (!lineDraft) return null;
          const onChange = (part: Partial<typeof lineDraft>) =>
            onDraft({ ...draft, lines: { ...draft.lines, [line.id]: { ...lineDraft, ...part } } });
          return <LineFields key={line.id} booking={booking} line={line} draft={lineDraft} onChange={onChange} />;
        })}
        {draft.transfer && (
          <TransferFields
            title={formatBookingTitle(booking)}
            until={findOptions(booking, '1')?.date_until ?? null}
            times={draft.transfer}
            hasReturn={booking.booking_type === 'transfer' && booking.return_journey}
            onChange={(transfer) => onDraft({ ...draft, transfer })}
          />
        )}
        {hasTried && obstacle && <Banner tone="pending" announce="alert" title={obstacle} />}
        {change.failure && (
          <Banner tone="critical" announce="alert" title={texts.quoteFailed}>
            {change.failure}
          </Banner>
        )}
        <Button
          type="submit"
          size="large"
          width="full"
          iconEnd={ArrowRight}
          busy={change.isQuoting}
          busyLabel={texts.quoting}
        >
          {texts.toQuote}
        </Button>
      </Stack>
    </Form>
  );
}

function useTimeErrors(booking: Booking, draft: ChangeDraft) {
  const { transferNoticeHours } = useConfig();
  return getJourneyErrors(checkTimes(booking, draft, new Date(), transferNoticeHours), transferNoticeHours);
}

/** Returns why the draft can't be sent; nothing if it can. */
function findObstacle(booking: Booking, draft: ChangeDraft, texts: ChangeTexts): string | undefined {
  if (!toChangeRequest(booking, draft)) return texts.nothingChanged;
  if (removesAll(booking, draft)) return texts.removesAll;
  for (const line of listLines(booking)) {
    const lineDraft = draft.lines[line.id];
    const error = lineDraft && findLineError(booking, line, lineDraft);
    if (error) return texts.lineErrors[error](line.title);
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
  const texts = useChangeTexts();
  const change = (part: Partial<JourneyTimes>) => onChange({ ...times, ...part });
  return (
    <Card padding="large">
      <Section title={title} size="medium" description={until && texts.dateUntil(formatInstantText(until))}>
        <Grid columns={2} gap="medium">
          <DateAndTime journey={times} change={change} date="date" time="time" />
          {hasReturn && <DateAndTime journey={times} change={change} date="returnDate" time="returnTime" />}
        </Grid>
      </Section>
    </Card>
  );
}
