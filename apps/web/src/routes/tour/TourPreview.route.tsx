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
import { TourDetail } from './TourDetail.tsx';
import { tourPreviewMessages as messages } from './tourPreviewMessages.ts';

/** /dashboard/catalogue/tours/{id}/preview: the page of a tour in any state, for staff */
export default function TourPreview() {
  const { tourId: id = '' } = useParams();
  const client = useClient();
  const owner = useOwner();
  const { data, error, mutate } = useSWR<Schema<'Tour'>, unknown>(`preview of tour ${id} of ${owner}`, () =>
    client.call('getTourPreview', { path: { id } }),
  );
  if (!data) return <PreviewWaiting failure={error} onRetry={() => void mutate()} />;
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
