import type { Schema } from '@aitours/api-client';
import { Banner, Button, Container, Heading, LinkButton, Stack, Text } from '@aitours/ui';
import { Printer } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { getOutcome } from '../../features/bookings/bookingOutcome.ts';
import { Passes } from '../../features/passes/PassList.tsx';
import { paths } from '../../platform/paths.ts';
import { BookingVoucher } from '../shared/BookingVoucher.tsx';
import { MeetingPoints } from '../shared/MeetingPoints.tsx';
import * as styles from './FoundBooking.css.ts';
import { messages } from './messages.ts';

interface FoundBookingProps {
  readonly found: Schema<'FoundBooking'>;
  readonly onRestart: () => void;
}

/** The booking of a look-up, with nothing that changes it. */
export default function FoundBooking({ found, onRestart }: FoundBookingProps) {
  const { booking, passes } = found;
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the page is painted: the form that had the focus is gone.
  useLayoutEffect(() => heading.current?.focus(), []);
  const outcome = getOutcome([booking]);
  const isUnpaid = outcome.is === 'unpaid';
  return (
    <Container width="form">
      <Stack gap="medium">
        <Heading level={1} focusable ref={heading}>
          {messages.foundTitle(booking.booking_number)}
        </Heading>
        {isUnpaid ? (
          <Banner tone="pending" title={messages.unpaid}>
            {messages.unpaidText}
          </Banner>
        ) : (
          <>
            <BookingVoucher level={2} booking={booking} />
            {outcome.is === 'confirmed' && <MeetingPoints bookings={[booking]} />}
          </>
        )}
        {passes.status === 'valid' && <Passes loaded={passes} />}
        <div className={styles.actions}>
          {!isUnpaid && <Text tone="soft">{messages.foundText}</Text>}
          <LinkButton tone="secondary" href={paths.signIn}>
            {messages.signIn}
          </LinkButton>
          {!isUnpaid && (
            <Button tone="secondary" icon={Printer} onClick={() => print()}>
              {messages.print}
            </Button>
          )}
          <Button tone="quiet" onClick={onRestart}>
            {messages.another}
          </Button>
        </div>
      </Stack>
    </Container>
  );
}
