import { Card, Container, Stack, Text } from '@aitours/ui';
import { useParams } from 'wouter';
import { createPageMeta } from '../../platform/page.ts';
import { defineQuery } from '../../platform/query.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { usePrivateQuery } from '../../platform/usePrivateQuery.ts';
import { PreviewBanner } from '../shared/PreviewBanner.tsx';
import { PreviewWaiting } from '../shared/PreviewWaiting.tsx';
import { CruiseContent } from './CruiseContent.tsx';
import { cruisePreviewMessages as messages } from './cruisePreviewMessages.ts';

/** /dashboard/catalogue/cruises/{id}/preview: the page of a cruise in any state, for staff */
export default function CruisePreview() {
  const { cruiseId: id = '' } = useParams();
  const { data, failure, reload } = usePrivateQuery(defineQuery('getStaffCruise', { path: { id } }));
  if (!data) return <PreviewWaiting failure={failure} onRetry={reload} />;
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
