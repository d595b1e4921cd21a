import { bookingMessages } from '@aitours/domain/messages';
import { Banner, Text, TextLink } from '@aitours/ui';
import { useApi } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { type Booking, bookingTitle } from './booking.ts';
import { bookingFailureText } from './bookingFailures.ts';
import { messages } from './messages.ts';

/** Shown at an empty checkout to a customer who may wonder whether the booking went through. */
export function LatestBooking() {
  const { booking, failure } = useLatestBooking();
  if (failure) {
    return (
      <Text size="small" tone="soft">
        {failure}
      </Text>
    );
  }
  if (!booking) return null;
  return (
    <Banner
      title={messages.latest}
      action={
        <TextLink standalone href={paths.voucher(booking.booking_number)}>
          {messages.latestLink}
        </TextLink>
      }
    >
      {messages.latestText(booking.booking_number, bookingTitle(booking))}
    </Banner>
  );
}

interface LatestBooking {
  /** `null` when the user has no booking (BOOK-12); undefined while loading. */
  readonly booking: Booking | null | undefined;
  /** BOOK-15. */
  readonly failure: string | undefined;
}

/** Loads the signed-in user's latest booking (BOOK-12 to BOOK-15). */
function useLatestBooking(): LatestBooking {
  const { data, failure } = useApi('getLatestBooking');
  return {
    booking: data,
    failure: failure === undefined ? undefined : bookingFailureText(failure, bookingMessages.fetchLatestFailed),
  };
}
