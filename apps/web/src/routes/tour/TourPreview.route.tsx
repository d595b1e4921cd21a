import { formatPrice, parseFils } from '@aitours/domain/money';
import { Card, Container, Stack, Text } from '@aitours/ui';
import { useParams } from 'wouter';
import { createPageMeta } from '../../platform/page.ts';
import { defineQuery } from '../../platform/query.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { usePrivateQuery } from '../../platform/usePrivateQuery.ts';
import { PreviewBanner } from '../shared/PreviewBanner.tsx';
import { PreviewWaiting } from '../shared/PreviewWaiting.tsx';
import { TourDetail } from './TourDetail.tsx';
import { tourPreviewMessages as messages } from './tourPreviewMessages.ts';

/** /dashboard/catalogue/tours/{id}/preview: the page of a tour in any state, for staff */
export default function TourPreview() {
  const { tourId: id = '' } = useParams();
  const { data, failure, reload } = usePrivateQuery(defineQuery('getTourPreview', { path: { id } }));
  if (!data) return <PreviewWaiting failure={failure} onRetry={reload} />;
  return (
    <Stack gap="medium">
      <Container>
        <PreviewBanner editPath={staffPaths.tour.edit(id)}>{messages.text}</PreviewBanner>
      </Container>
      <TourDetail
        tour={data}
        visitor={guest}
        celebration={null}
        preview={
          <Card padding="large">
            <Stack gap="small">
              <Text strong>{messages.adult(formatPrice(parseFils(data.base_price)))}</Text>
              <Text tone="soft">{messages.panel}</Text>
            </Stack>
          </Card>
        }
      />
    </Stack>
  );
}

/** A preview can't be booked. */
const guest = { isSignedIn: false, signIn: () => undefined, onStale: () => undefined, pay: () => undefined };

export const meta = createPageMeta('Preview of a tour');

export const isPrivate = true;
