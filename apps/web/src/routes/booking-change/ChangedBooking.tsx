import { formatPrice, parseFils } from '@aitours/domain/money';
import { Container, Inline, LinkButton, Stack } from '@aitours/ui';
import { OutcomeHead } from '../../features/bookings/OutcomeHead.tsx';
import { paths } from '../../platform/paths.ts';
import { messages as changeMessages } from '../shared/booking-change/messages.ts';
import type { Change } from '../shared/booking-change/useChangeCalls.ts';
import { messages } from './messages.ts';

/** The booking after its change, with the refund. */
export function ChangedBooking({ change }: { change: Change }) {
  const { booking } = change;
  return (
    <Container width="form">
      <Stack gap="large">
        <OutcomeHead title={messages.changed}>
          <div role="status">
            <p>{formatMoneyText(change)}</p>
            <p>{messages.voucherText}</p>
          </div>
        </OutcomeHead>
        <Inline justify="center" wrap="stack">
          <LinkButton href={paths.voucher(booking.booking_number)}>{messages.voucher}</LinkButton>
          <LinkButton tone="secondary" href={paths.myBookings}>
            {messages.myBookings}
          </LinkButton>
        </Inline>
      </Stack>
    </Container>
  );
}

/** Returns what was refunded, or what is to be paid. */
function formatMoneyText({ booking, refund_amount }: Change): string {
  const back = parseFils(refund_amount);
  const total = formatPrice(parseFils(booking.total_amount));
  if (back > 0) return `${changeMessages.getBack(formatPrice(back))} ${changeMessages.getBackText}`;
  return booking.payment_status === 'paid' ? messages.paidTotal(total) : messages.dueTotal(total);
}
