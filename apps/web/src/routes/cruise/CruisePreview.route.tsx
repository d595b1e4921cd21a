import type { Schema } from '@aitours/api-client';
import { Card, Container, Stack, Text } from '@aitours/ui';
import useSWR from 'swr';
import { useParams } from 'wouter';
import { useClient } from '../../platform/api.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { useOwner } from '../../platform/useOwner.ts';
import { PreviewBanner } from '../shared/PreviewBanner.tsx';
import { PreviewWaiting } from '../shared/PreviewWaiting.tsx';
import { CruiseContent } from './CruiseContent.tsx';
import { cruisePreviewMessages as messages } from './cruisePreviewMessages.ts';

/** /dashboard/catalogue/cruises/{id}/preview: the page of a cruise in any state, for staff */
export default function CruisePreview() {
  const { cruiseId: id = '' } = useParams();
  const client = useClient();
  const owner = useOwner();
  const { data, error, mutate } = useSWR<Schema<'StaffCruise'>, unknown>(`preview of cruise ${id} of ${owner}`, () =>
    client.call('getStaffCruise', { path: { id } }),
  );
  if (!data) return <PreviewWaiting failure={error} onRetry={() => void mutate()} />;
  const { cruise } = data;
  return (
    <Stack gap="medium">
      <Container>
        <PreviewBanner editPath={staffPaths.cruise.edit(id)}>{messages.text}</PreviewBanner>
      </Container>
      <CruiseContent
        cruise={{ ...cruise, id, image: cruise.image ?? null, image_alt: cruise.image_alt ?? '' }}
        panel={
          <Card padding="large">
            <Text tone="soft">{messages.panel}</Text>
          </Card>
        }
      />
    </Stack>
  );
}

export const meta = createPageMeta('Preview of a cruise');

export const isPrivate = true;
