import { isProblem, toErrorMessage } from '@aitours/api-client';
import { Container, EmptyState, ErrorState, PageSkeleton, Text } from '@aitours/ui';
import { SearchX } from 'lucide-react';
import { previewMessages as messages } from './previewMessages.ts';

export interface PreviewWaitingProps {
  /** The error of the last attempt; undefined: it is loading. */
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/** What is shown while a preview for staff loads, and when it can't be loaded. */
export const PreviewWaiting = ({ failure, onRetry }: PreviewWaitingProps) => (
  <Container>
    {isHidden(failure) ? (
      <EmptyState level={1} icon={SearchX} title={messages.missing}>
        <Text>{messages.missingText}</Text>
      </EmptyState>
    ) : failure === undefined ? (
      <PageSkeleton shape="detail" label={messages.loading} />
    ) : (
      <ErrorState level={1} title={messages.failed} onRetry={onRetry}>
        {toErrorMessage(failure)}
      </ErrorState>
    )}
  </Container>
);

/** Customers don't learn whether there is a draft. */
const isHidden = (error: unknown): boolean => isProblem(error, 'not-found') || isProblem(error, 'forbidden');
