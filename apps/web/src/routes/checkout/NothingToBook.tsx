import { Container, EmptyState, LinkButton, Stack } from '@aitours/ui';
import { ShoppingBag } from 'lucide-react';
import { LatestBooking } from '../../features/bookings/LatestBooking.tsx';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';

/** The checkout of an empty cart (CHECKOUT-06). */
export function NothingToBook() {
  return (
    <Container width="form">
      <Stack gap="large">
        <EmptyState
          level={1}
          icon={ShoppingBag}
          title={messages.empty}
          action={<LinkButton href={paths.thingsToDo()}>{messages.browse}</LinkButton>}
        >
          {messages.emptyHint}
        </EmptyState>
        <LatestBooking />
      </Stack>
    </Container>
  );
}
