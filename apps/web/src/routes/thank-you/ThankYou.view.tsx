import { confirmationTotal } from '@aitours/domain/booking';
import { bookingMessages } from '@aitours/domain/messages';
import { formatPrice } from '@aitours/domain/money';
import {
  Card,
  Container,
  ErrorState,
  Heading,
  Inline,
  LinkButton,
  PageSkeleton,
  PriceSummary,
  Receipt,
  Section,
  Stack,
  Text,
} from '@aitours/ui';
import { CircleCheck, SearchX } from 'lucide-react';
import { useLocation } from 'wouter';
import { paths } from '../../app/paths.ts';
import type { Booking } from '../../features/bookings/booking.ts';
import { bookingFailureText } from '../../features/bookings/bookingFailures.ts';
import { rows } from '../../features/bookings/bookingSections.ts';
import { messages as bookingWords, rowNames } from '../../features/bookings/messages.ts';
import { orderedItems } from '../../features/bookings/orderedItems.ts';
import { Confetti } from '../../features/confetti/Confetti.tsx';
import { messages } from './messages.ts';
import * as styles from './ThankYou.css.ts';

export type ThankYouState =
  | { readonly is: 'loading' }
  | { readonly is: 'missing' }
  | { readonly is: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly is: 'loaded'; readonly bookings: readonly Booking[] };

/** The page after booking, in each of its states (CHECKOUT-37, GAP-78). */
export function ThankYouView({ state }: { state: ThankYouState }) {
  switch (state.is) {
    case 'loading':
      return (
        <Container width="form">
          <PageSkeleton shape="form" label={messages.loading} />
        </Container>
      );
    case 'missing':
      return (
        <ErrorState level={1} icon={SearchX} title={messages.notFound} action={home}>
          {messages.notFoundHint}
        </ErrorState>
      );
    case 'failed':
      return (
        <ErrorState
          level={1}
          title={bookingFailureText(state.error, bookingMessages.fetchDetailsFailed)}
          onRetry={state.retry}
          action={home}
        />
      );
    case 'loaded':
      return <Thanks bookings={state.bookings} />;
  }
}

const home = (
  <LinkButton tone="secondary" href={paths.home}>
    {messages.home}
  </LinkButton>
);

function Thanks({ bookings }: { bookings: readonly Booking[] }) {
  const [first] = bookings;
  if (!first) return null;
  return (
    <Container width="form">
      <Confetti />
      <Stack gap="large">
        <div className={styles.head}>
          <span className={styles.mark}>
            <CircleCheck aria-hidden className={styles.icon} />
          </span>
          <Heading level={1}>{messages.title}</Heading>
          <Text size="lead" tone="soft">
            {messages.lead(first.first_name)}
          </Text>
        </div>
        <Card padding="large">
          <Stack gap="large">
            <Receipt sections={[{ rows: orderRows(bookings, first) }]} />
            <Section title={messages.details} size="small">
              <PriceSummary
                lines={orderedItems(bookings)}
                totalLabel={messages.total}
                total={formatPrice(confirmationTotal(bookings))}
              />
            </Section>
          </Stack>
        </Card>
        <Ways bookings={bookings} number={first.booking_number} />
      </Stack>
    </Container>
  );
}

/** Reference, name, email, payment method (CHECKOUT-37). */
const orderRows = (bookings: readonly Booking[], { first_name, last_name, email, payment_method }: Booking) =>
  rows([
    [messages.references(bookings.length), bookings.map(({ booking_number }) => booking_number).join(', ')],
    [rowNames.name, `${first_name} ${last_name}`.trim()],
    [rowNames.email, email],
    [rowNames.paymentMethod, bookingWords.paymentMethods[payment_method]],
  ]);

/** On to the confirmation with the same bookings at hand (CHECKOUT-35), or home (CHECKOUT-38). */
function Ways({ bookings, number }: { bookings: readonly Booking[]; number: string }) {
  const [, navigate] = useLocation();
  const confirmation = paths.bookingConfirmation(number);
  return (
    <Inline justify="center" wrap="stack">
      <LinkButton
        href={confirmation}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          navigate(confirmation, { state: { bookings } });
        }}
      >
        {messages.confirmation}
      </LinkButton>
      {home}
    </Inline>
  );
}
