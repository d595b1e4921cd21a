import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { Card, Container, Stack, Text } from '@aitours/ui';
import useSWR from 'swr';
import { useParams } from 'wouter';
import { useClient } from '../../platform/api.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { useOwner } from '../../platform/useOwner.ts';
import { PreviewBanner } from '../shared/PreviewBanner.tsx';
import { PreviewWaiting } from '../shared/PreviewWaiting.tsx';
import { ActivityContent } from './ActivityDetail.tsx';
import { activityPreviewMessages } from './activityPreviewMessages.ts';

/** /dashboard/catalogue/activities/{id}/preview: the page of an activity in any state, for staff */
export default function ActivityPreview() {
  const { activityId: id = '' } = useParams();
  const client = useClient();
  const owner = useOwner();
  const { data, error, mutate } = useSWR<Schema<'StaffActivity'>, unknown>(`preview of ${id} of ${owner}`, () =>
    client.call('getStaffActivity', { path: { id } }),
  );
  if (data) return <Preview activity={data.activity} />;
  return <PreviewWaiting failure={error} onRetry={() => void mutate()} />;
}

const Preview = ({ activity }: { readonly activity: Schema<'Activity'> }) => (
  <Stack gap="medium">
    <Container>
      <PreviewBanner editPath={staffPaths.activity.edit(activity.id)}>{activityPreviewMessages.text}</PreviewBanner>
    </Container>
    <ActivityContent
      activity={activity}
      panel={
        <Card padding="large">
          <Stack gap="small">
            <Text strong>{activityPreviewMessages.from(formatPrice(parseFils(activity.from_price)))}</Text>
            <Text tone="soft">{activityPreviewMessages.panel}</Text>
          </Stack>
        </Card>
      }
    />
  </Stack>
);

export const meta = createPageMeta('Preview of an activity');

export const isPrivate = true;
