import type { Schema } from '@aitours/api-client';
import { Container, EmptyState, ErrorState, Heading, LinkButton, Stack, Text, TextLink } from '@aitours/ui';
import { ArrowLeft, CalendarClock } from 'lucide-react';
import { WithoutBooking } from '../../features/bookings/WithoutBooking.tsx';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';
import { ProductReview } from './ProductReview.tsx';

export interface BookingReviewViewProps {
  /** The booking number. */
  readonly number: string;
  readonly state:
    | { readonly is: 'loading' | 'missing' }
    | { readonly is: 'failed'; readonly retry: () => void }
    | {
        readonly is: 'loaded';
        readonly products: readonly Schema<'ReviewableProduct'>[];
        /** Called when a review was stored or deleted, with what to tell. */
        readonly onChanged: (message: string) => void;
      };
}

const back = (
  <LinkButton tone="secondary" href={paths.myBookings}>
    {messages.myBookings}
  </LinkButton>
);

/** The reviews of a booking in each state of the page. */
export function BookingReviewView({ number, state }: BookingReviewViewProps) {
  if (state.is === 'failed')
    return <ErrorState level={1} title={messages.loadFailed} onRetry={state.retry} action={back} />;
  if (state.is !== 'loaded') {
    const missing = { title: messages.notFound, text: messages.notFoundHint };
    return <WithoutBooking state={{ is: state.is }} loading={messages.loading} missing={missing} action={back} />;
  }
  if (state.products.length === 0) {
    return (
      <EmptyState level={1} icon={CalendarClock} title={messages.tooEarly} action={back}>
        {messages.tooEarlyText}
      </EmptyState>
    );
  }
  return (
    <Container width="form">
      <Stack gap="large">
        <Stack gap="small">
          <TextLink standalone tone="quiet" icon={ArrowLeft} href={paths.myBookings}>
            {messages.myBookings}
          </TextLink>
          <Heading level={1}>{messages.title(number)}</Heading>
          <Text tone="soft">{messages.lead}</Text>
        </Stack>
        {state.products.map((product) => (
          <ProductReview
            key={`${product.product_type} ${product.product.id}`}
            number={number}
            reviewed={product}
            onChanged={state.onChanged}
          />
        ))}
      </Stack>
    </Container>
  );
}
