import { Container, ErrorState, PageSkeleton } from '@aitours/ui';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

export interface WithoutBookingProps {
  /** `missing` has `retry` when loading may succeed later. */
  state: { readonly is: 'loading' } | { readonly is: 'missing'; readonly retry?: () => void };
  loading: string;
  missing: { readonly title: string; readonly text?: string; readonly hint?: string };
  /** Links to other pages. */
  action: ReactNode;
}

/** A booking page while loading, or when the booking doesn't exist. */
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
      {missing.hint && <p>{missing.hint}</p>}
    </ErrorState>
  );
}
