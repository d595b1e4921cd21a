import type { Schema } from '@aitours/api-client';
import { Section } from '@aitours/ui';
import { PlaceMapFrame } from '../../platform/maps/PlaceMapFrame.tsx';
import { messages } from './messages.ts';

/** The location on a map (ACT-07). */
export function ActivityMap({ activity }: { activity: Schema<'Activity'> }) {
  const { title, location_name, latitude, longitude } = activity;
  if (latitude === null || longitude === null) return null;
  return (
    <Section title={messages.location} description={location_name}>
      <PlaceMapFrame title={title} point={{ latitude, longitude }} />
    </Section>
  );
}
