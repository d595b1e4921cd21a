import type { Schema } from '@aitours/api-client';
import { Container, Grid, Section, Stack } from '@aitours/ui';
import type { ReactNode } from 'react';
import { ActivityBooking } from '../../features/activity-booking/ActivityBooking.tsx';
import type { SubmitOptions } from '../../features/activity-booking/useBookingSubmit.ts';
import { ProductGallery } from '../../features/catalogue/ProductGallery.tsx';
import { ProductReviews } from '../../features/reviews/ProductReviews.tsx';
import { PlaceMapFrame } from '../../platform/maps/PlaceMapFrame.tsx';
import { ActivityHead } from './ActivityHead.tsx';
import { ActivityText } from './ActivityText.tsx';
import { messages } from './messages.ts';

export interface ActivityDetailProps extends SubmitOptions {
  activity: Schema<'Activity'>;
}

/** The page of an activity with its booking panel (ACT-01 to ACT-13). */
export const ActivityDetail = ({ activity, ...options }: ActivityDetailProps) => (
  <ActivityBooking activity={activity} {...options}>
    {(panel, bar) => (
      <>
        <ActivityContent
          activity={activity}
          panel={panel}
          reviews={<ProductReviews productType="activity" slug={activity.slug} />}
        />
        {bar}
      </>
    )}
  </ActivityBooking>
);

export interface ActivityContentProps {
  activity: Schema<'Activity'>;
  panel: ReactNode;
  /** Below the map. */
  reviews?: ReactNode;
}

/** Pictures, text and map of an activity, beside a panel. */
export const ActivityContent = ({ activity, panel, reviews }: ActivityContentProps) => (
  <Container>
    <Stack gap="xlarge">
      <ActivityHead activity={activity} />
      <ProductGallery title={activity.title} image={activity.image} images={activity.images} />
      <Grid columns="panel" gap="xxlarge">
        <Stack gap="section">
          <ActivityText activity={activity} />
          <ActivityMap activity={activity} />
          {reviews}
        </Stack>
        {panel}
      </Grid>
    </Stack>
  </Container>
);

/** The location on a map (ACT-07). */
function ActivityMap({ activity }: { activity: Schema<'Activity'> }) {
  const { title, location_name, latitude, longitude } = activity;
  if (latitude === null || longitude === null) return null;
  return (
    <Section title={messages.location} description={location_name}>
      <PlaceMapFrame title={title} point={{ latitude, longitude }} />
    </Section>
  );
}
