import { Banner, Container, Heading, Stack, Text, TextLink, useBackSteps } from '@aitours/ui';
import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import type { Booking } from '../../features/bookings/booking.ts';
import { paths } from '../../platform/paths.ts';
import { useTitleFocus } from '../../platform/useTitleFocus.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { useDraftInAddress } from './changeInAddress.ts';
import { messages } from './messages.ts';
import { ReviewChange } from './ReviewChange.tsx';
import { useBookingChange } from './useBookingChange.ts';
import type { Change } from './useChangeCalls.ts';

/** How a change that waited for its payment has ended. */
export type EndedChange = 'made' | 'notMade';

export interface ChangePageProps {
  booking: Booking;
  /** Undefined: none has ended while the page was open. */
  ended: EndedChange | undefined;
  onChanged: (change: Change) => void;
}

/** The form of a change, then its price. Back and a reload return to the form with its entries. */
export function ChangePage({ booking, ended, onChanged }: ChangePageProps) {
  const [draft, setDraft] = useDraftInAddress(booking);
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
          {ended && !review && (
            <Banner tone={ended === 'made' ? 'positive' : 'info'} announce="status" title={messages.ended[ended].title}>
              {messages.ended[ended].text}
            </Banner>
          )}
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
