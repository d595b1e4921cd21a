import { Container, ErrorState, PageSkeleton } from '@aitours/ui';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

export interface WithoutBookingProps {
  /** `retry` where it may be there all the same. */
  state: { readonly is: 'loading' } | { readonly is: 'missing'; readonly retry?: () => void };
  /** What is loaded, in words. */
  loading: string;
  missing: { readonly title: string; readonly text?: string };
  /** Leads on from where there is no booking. */
  action: ReactNode;
}

/** A page of a booking that isn't here yet, or doesn't exist. */
export function WithoutBooking({ state, loading, missing, action }: WithoutBookingProps) {
  if (state.is === 'loading') {
    return (
      <Container width="form">
        <PageSkeleton shape="form" label={loading} />
      </Container>
    );
  }
  return (
    <ErrorState
      level={1}
      icon={SearchX}
      title={missing.title}
      {...(state.retry && { onRetry: state.retry })}
      action={action}
    >
      {missing.text}
    </ErrorState>
  );
}
