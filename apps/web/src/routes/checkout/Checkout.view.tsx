import { Container, ErrorState, LinkButton, PageSkeleton } from '@aitours/ui';
import type { ReactNode } from 'react';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';
import type { CheckoutState } from './useCheckoutPage.ts';

export interface CheckoutViewProps {
  state: CheckoutState;
  empty: ReactNode;
  order: (ready: Extract<CheckoutState, { is: 'ready' }>) => ReactNode;
}

export function CheckoutView({ state, empty, order }: CheckoutViewProps) {
  switch (state.is) {
    case 'loading':
      return (
        <Container>
          <PageSkeleton shape="form" aside label={messages.loading} />
        </Container>
      );
    case 'failed':
      return (
        <ErrorState
          level={1}
          title={state.text}
          onRetry={state.retry}
          action={
            <LinkButton tone="secondary" href={paths.cart}>
              {messages.backToCart}
            </LinkButton>
          }
        />
      );
    case 'empty':
      return empty;
    case 'ready':
      return <Container>{order(state)}</Container>;
  }
}
