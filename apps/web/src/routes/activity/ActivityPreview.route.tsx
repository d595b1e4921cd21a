import { isProblem, type Schema, toErrorMessage } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { Banner, Card, Container, EmptyState, ErrorState, PageSkeleton, Stack, Text } from '@aitours/ui';
import { SearchX } from 'lucide-react';
import useSWR from 'swr';
import { useParams } from 'wouter';
import { useClient } from '../../platform/api.tsx';
import { pageMeta } from '../../platform/page.ts';
import { useOwner } from '../../platform/useOwner.ts';
import { ActivityContent } from './ActivityDetail.tsx';
import { previewMessages as messages } from './previewMessages.ts';

/** /dashboard/catalogue/activities/{id}/preview: the page of an activity in any state, for staff (GAP-59) */
export default function ActivityPreview() {
  const { activityId: id = '' } = useParams();
  const client = useClient();
  const owner = useOwner();
  const { data, error, mutate } = useSWR<Schema<'StaffActivity'>, unknown>(`preview of ${id} of ${owner}`, () =>
    client.call('getStaffActivity', { path: { id } }),
  );
  if (data) return <Preview activity={data.activity} />;
  return (
    <Container>
      {isHidden(error) ? (
        <EmptyState level={1} icon={SearchX} title={messages.missing}>
          <Text>{messages.missingText}</Text>
        </EmptyState>
      ) : error === undefined ? (
        <PageSkeleton shape="detail" label={messages.loading} />
      ) : (
        <ErrorState level={1} title={messages.failed} onRetry={() => void mutate()}>
          {toErrorMessage(error)}
        </ErrorState>
      )}
    </Container>
  );
}

/** Customers don't learn whether there is a draft. */
const isHidden = (error: unknown): boolean => isProblem(error, 'not-found') || isProblem(error, 'forbidden');

const Preview = ({ activity }: { readonly activity: Schema<'Activity'> }) => (
  <Stack gap="medium">
    <Container>
      <Banner title={messages.title}>{messages.text}</Banner>
    </Container>
    <ActivityContent
      activity={activity}
      panel={
        <Card padding="large">
          <Stack gap="small">
            <Text strong>{messages.from(formatPrice(parseFils(activity.from_price)))}</Text>
            <Text tone="soft">{messages.panel}</Text>
          </Stack>
        </Card>
      }
    />
  </Stack>
);

export const meta = pageMeta('Preview of an activity');

export const isPrivate = true;
