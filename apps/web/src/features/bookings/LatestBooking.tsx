import { bookingMessages } from '@aitours/domain/messages';
import { Banner, Text, TextLink } from '@aitours/ui';
import { useApi, useQuirks } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { formatBookingTitle } from './booking.ts';
import { describeBookingFailure } from './bookingFailures.ts';
import { messages } from './messages.ts';
import { findUnpaid, formatUnpaidText, PayLink } from './unpaid.tsx';

/**
 * The signed-in user's latest booking (BOOK-12 to BOOK-15), at an empty checkout: the customer may wonder whether the
 * booking succeeded.
 */
export function LatestBooking() {
  const { data: booking, failure } = useApi('getLatestBooking');
  const { bookingsNoResponse: noResponse } = useQuirks();
  if (failure !== undefined) {
    return (
      <Text size="small" tone="soft">
        {describeBookingFailure(failure, bookingMessages.fetchLatestFailed, noResponse)}
      </Text>
    );
  }
  if (!booking) return null;
  const unpaid = findUnpaid(booking);
  if (unpaid) {
    return (
      <Banner tone="pending" title={messages.unpaid} action={<PayLink size="small" payment={unpaid} />}>
        {messages.unpaidText(booking.booking_number, formatBookingTitle(booking), formatUnpaidText(unpaid))}
      </Banner>
    );
  }
  return (
    <Banner
      title={messages.latest}
      action={
        <TextLink standalone href={paths.voucher(booking.booking_number)}>
          {messages.latestLink}
        </TextLink>
      }
    >
      {messages.latestText(booking.booking_number, formatBookingTitle(booking))}
    </Banner>
  );
}
