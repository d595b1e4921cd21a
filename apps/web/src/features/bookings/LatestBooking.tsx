import { Banner, Text, TextLink } from '@aitours/ui';
import { paths } from '../../platform/paths.ts';
import { bookingTitle } from './booking.ts';
import { messages } from './messages.ts';
import { useLatestBooking } from './useLatestBooking.ts';

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
