import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { Card, Container, Stack, Text } from '@aitours/ui';
import { useParams } from 'wouter';
import { createPageMeta } from '../../platform/page.ts';
import { defineQuery } from '../../platform/query.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { usePrivateQuery } from '../../platform/usePrivateQuery.ts';
import { PreviewBanner } from '../shared/PreviewBanner.tsx';
import { PreviewWaiting } from '../shared/PreviewWaiting.tsx';
import { ActivityContent } from './ActivityDetail.tsx';
import { activityPreviewMessages } from './activityPreviewMessages.ts';

/** /dashboard/catalogue/activities/{id}/preview: the page of an activity in any state, for staff */
export default function ActivityPreview() {
  const { activityId: id = '' } = useParams();
  const { data, failure, reload } = usePrivateQuery(defineQuery('getStaffActivity', { path: { id } }));
  if (data) return <Preview activity={data.activity} />;
  return <PreviewWaiting failure={failure} onRetry={reload} />;
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
