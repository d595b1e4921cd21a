import type { Schema } from '@aitours/api-client';
import { formatWhen } from '@aitours/domain/booked';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { Banner, Button, Container, Heading, Inline, LinkButton, Stack, Text, TextLink } from '@aitours/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { type Booking, formatBookingTitle } from '../../features/bookings/booking.ts';
import { useClient } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { useHasPassed } from '../../platform/useHasPassed.ts';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import { messages as changeMessages, formatClockText } from '../shared/booking-change/messages.ts';
import { describeFailure } from '../shared/booking-change/useChangeCalls.ts';
import { messages } from './messages.ts';

export interface OpenChangeProps {
  booking: Booking;
  change: Schema<'OpenBookingChange'>;
  /** Called when the traveller has ended the change: the booking has to be loaded again. */
  onReleased: () => void;
}

/** A change that waits for its payment: the traveller pays for it, or ends it, until its hold ends. */
export function OpenChange({ booking, change, onReleased }: OpenChangeProps) {
  const client = useClient();
  const { isPending, submit } = useSubmitOnce();
  const [failure, setFailure] = useState<string>();
  const isHoldOver = useHasPassed(change.hold_expires_at);
  const release = async () => {
    setFailure(undefined);
    try {
      await client.call('releasePayment', { path: { payment_id: change.payment_id } });
    } catch (error) {
      setFailure(describeFailure(error, changeMessages.noResponse));
    }
    onReleased();
  };
  const onRelease = () => void submit(release);
  return (
    <Container width="form">
      <Stack gap="large">
        <Stack gap="small">
          <TextLink standalone tone="quiet" icon={ArrowLeft} href={paths.myBookings}>
            {messages.myBookings}
          </TextLink>
          <Heading level={1} focusable>
            {changeMessages.title(booking.booking_number)}
          </Heading>
          <Text tone="soft">
            {formatBookingTitle(booking)} · {formatWhen(booking.booking_date, booking.booking_time)}
          </Text>
        </Stack>
        <ChangeState change={change} isHoldOver={isHoldOver} />
        {failure && (
          <Banner tone="critical" announce="alert" title={messages.releaseFailed}>
            {failure}
          </Banner>
        )}
        {!isHoldOver && (
          <Inline wrap="stack">
            <LinkButton href={paths.pay(change.payment_id)}>{messages.payChange}</LinkButton>
            <Button tone="secondary" busy={isPending} busyLabel={messages.releasing} onClick={onRelease}>
              {messages.release}
            </Button>
          </Inline>
        )}
      </Stack>
    </Container>
  );
}

function ChangeState({ change, isHoldOver }: Pick<OpenChangeProps, 'change'> & { isHoldOver: boolean }) {
  if (isHoldOver) {
    return (
      <Banner tone="pending" announce="status" title={messages.ending}>
        {messages.endingText}
      </Banner>
    );
  }
  const { description, to_pay, hold_expires_at } = change;
  return (
    <Banner tone="pending" title={messages.openTitle}>
      <Stack gap="xxsmall">
        <Text>{description}</Text>
        <Text>{messages.openText(formatPrice(parseFils(to_pay)), formatClockText(hold_expires_at))}</Text>
      </Stack>
    </Banner>
  );
}
