import { isProblem, toErrorMessage } from '@aitours/api-client';
import { EmptyState, ErrorState, PageSkeleton, Text } from '@aitours/ui';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

export interface ProductWaitingProps {
  /** The error of the last attempt; undefined: it is loading. */
  readonly failure: unknown;
  readonly onRetry: () => void;
  readonly texts: Readonly<Record<'loading' | 'failed' | 'unknown' | 'unknownText', string>>;
  /** The link back to the list. */
  readonly action: ReactNode;
}

/** What is shown while a product loads, and when it can't be loaded. */
export function ProductWaiting({ failure, onRetry, texts, action }: ProductWaitingProps) {
  if (failure === undefined) return <PageSkeleton shape="form" label={texts.loading} />;
  if (isProblem(failure, 'not-found') || isProblem(failure, 'invalid-request'))
    return (
      <EmptyState icon={SearchX} title={texts.unknown} level={1} action={action}>
        <Text>{texts.unknownText}</Text>
      </EmptyState>
    );
  return (
    <ErrorState title={texts.failed} onRetry={onRetry}>
      {toErrorMessage(failure)}
    </ErrorState>
  );
}
