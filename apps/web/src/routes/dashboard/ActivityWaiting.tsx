import { isProblem, toErrorMessage } from '@aitours/api-client';
import { EmptyState, ErrorState, LinkButton, PageSkeleton, Text } from '@aitours/ui';
import { SearchX } from 'lucide-react';
import { staffPaths } from '../shared/staffPaths.ts';
import { activityFormMessages as messages } from './activityFormMessages.ts';

/** The link back to the list. */
export const allActivities = (
  <LinkButton tone="secondary" href={staffPaths.catalogue}>
    {messages.all}
  </LinkButton>
);

/** What is shown while an activity loads, and when it can't be loaded. */
export function ActivityWaiting({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) {
  if (failure === undefined) return <PageSkeleton shape="form" label={messages.loading} />;
  if (isProblem(failure, 'not-found') || isProblem(failure, 'invalid-request'))
    return (
      <EmptyState icon={SearchX} title={messages.unknown} level={1} action={allActivities}>
        <Text>{messages.unknownText}</Text>
      </EmptyState>
    );
  return (
    <ErrorState title={messages.failed} onRetry={onRetry}>
      {toErrorMessage(failure)}
    </ErrorState>
  );
}
