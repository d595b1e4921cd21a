import { Banner, Heading, Stack, Text, TextLink, useBackSteps } from '@aitours/ui';
import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import type { Booking } from '../../../features/bookings/booking.ts';
import { useTitleFocus } from '../../../platform/useTitleFocus.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { useDraftInAddress } from './changeInAddress.ts';
import { useChangeTexts } from './changeTexts.ts';
import { ReviewChange } from './ReviewChange.tsx';
import { useBookingChange } from './useBookingChange.ts';
import type { ChangeOperations } from './useChangeCalls.ts';

/** How a change that waited for its payment has ended. */
export type EndedChange = 'made' | 'notMade';

export interface ChangePageProps {
  booking: Booking;
  operations: ChangeOperations;
  /** The page before. */
  back: { readonly href: string; readonly label: string };
  /** Undefined: none has ended while the page was open. */
  ended?: EndedChange | undefined;
}

/** The form of a change, then its price. Back and a reload return to the form with its entries. */
export function ChangePage({ booking, operations, back, ended }: ChangePageProps) {
  const texts = useChangeTexts();
  const [draft, setDraft] = useDraftInAddress(booking);
  const change = useBookingChange(operations);
  const { review } = change;
  const page = useRef<HTMLDivElement>(null);
  useBackSteps(review ? 1 : 0, change.goBack);
  useTitleFocus(page, review ? 'review' : 'choice');
  return (
    <div ref={page}>
      <Stack gap="large">
        <Stack gap="small">
          <TextLink standalone tone="quiet" icon={ArrowLeft} href={back.href}>
            {back.label}
          </TextLink>
          <Heading level={1} focusable>
            {review ? texts.review : texts.title(booking.booking_number)}
          </Heading>
          {!review && <Text tone="soft">{texts.lead}</Text>}
        </Stack>
        {ended && !review && (
          <Banner tone={ended === 'made' ? 'positive' : 'info'} announce="status" title={texts.ended[ended].title}>
            {texts.ended[ended].text}
          </Banner>
        )}
        {review ? (
          <ReviewChange booking={booking} change={change} review={review} />
        ) : (
          <ChangeForm booking={booking} draft={draft} onDraft={setDraft} change={change} />
        )}
      </Stack>
    </div>
  );
}
