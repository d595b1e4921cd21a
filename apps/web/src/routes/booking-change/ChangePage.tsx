import { Container, Heading, Stack, Text, TextLink, useBackSteps } from '@aitours/ui';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Booking } from '../../features/bookings/booking.ts';
import { paths } from '../../platform/paths.ts';
import { useTitleFocus } from '../../platform/useTitleFocus.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { startDraft } from './changeDraft.ts';
import { messages } from './messages.ts';
import { ReviewChange } from './ReviewChange.tsx';
import { useBookingChange } from './useBookingChange.ts';
import type { Change } from './useChangeCalls.ts';

export interface ChangePageProps {
  booking: Booking;
  onChanged: (change: Change) => void;
}

/** The form of a change, then its price. Back returns to the form with its entries. */
export function ChangePage({ booking, onChanged }: ChangePageProps) {
  const [draft, setDraft] = useState(() => startDraft(booking));
  const change = useBookingChange(booking, onChanged);
  const { review } = change;
  const page = useRef<HTMLDivElement>(null);
  useBackSteps(review ? 1 : 0, change.goBack);
  useTitleFocus(page, review ? 'review' : 'choice');
  return (
    <Container width="form">
      <div ref={page}>
        <Stack gap="large">
          <Stack gap="small">
            <TextLink standalone tone="quiet" icon={ArrowLeft} href={paths.myBookings}>
              {messages.myBookings}
            </TextLink>
            <Heading level={1} focusable>
              {review ? messages.review : messages.title(booking.booking_number)}
            </Heading>
            {!review && <Text tone="soft">{messages.lead}</Text>}
          </Stack>
          {review ? (
            <ReviewChange booking={booking} change={change} review={review} />
          ) : (
            <ChangeForm booking={booking} draft={draft} onDraft={setDraft} change={change} />
          )}
        </Stack>
      </div>
    </Container>
  );
}
