import type { Schema } from '@aitours/api-client';
import { Container, Grid, Section, Stack } from '@aitours/ui';
import { ActivityBooking } from '../../features/activity-booking/ActivityBooking.tsx';
import type { SubmitOptions } from '../../features/activity-booking/useBookingSubmit.ts';
import { ProductGallery } from '../../features/catalogue/ProductGallery.tsx';
import { PlaceMapFrame } from '../../platform/maps/PlaceMapFrame.tsx';
import { ActivityHead } from './ActivityHead.tsx';
import { ActivityText } from './ActivityText.tsx';
import { messages } from './messages.ts';

export interface ActivityDetailProps extends SubmitOptions {
  activity: Schema<'Activity'>;
}

/** Pictures, text and map of an activity, with the booking panel (ACT-01 to ACT-13). */
export function ActivityDetail({ activity, ...options }: ActivityDetailProps) {
  return (
    <ActivityBooking activity={activity} {...options}>
      {(panel, bar) => (
        <>
          <Container>
            <Stack gap="xlarge">
              <ActivityHead activity={activity} />
              <ProductGallery title={activity.title} image={activity.image} images={activity.images} />
              <Grid columns="panel" gap="xxlarge">
                <Stack gap="section">
                  <ActivityText activity={activity} />
                  <ActivityMap activity={activity} />
                </Stack>
                {panel}
              </Grid>
            </Stack>
          </Container>
          {bar}
        </>
      )}
    </ActivityBooking>
  );
}

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
