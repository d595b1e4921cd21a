import type { Schema } from '@aitours/api-client';
import { MapFrame, Section, Stack, Text, TextLink } from '@aitours/ui';
import { lazy, Suspense, useState } from 'react';
import { useInView } from '../../app/useInView.ts';
import { coordinatesLabel, type Point, streetMapUrl } from '../../services/maps/place.ts';
import { messages } from './messages.ts';

const PlaceMap = lazy(() => import('../../services/maps/PlaceMap.tsx'));

/** Where it is: a map once it comes into view, and the same in words for whoever doesn't see it (ACT-07). */
export function ActivityMap({ activity }: { activity: Schema<'Activity'> }) {
  const { title, location_name, latitude, longitude } = activity;
  if (latitude === null || longitude === null) return null;
  return (
    <Section title={messages.location} description={location_name}>
      <MapBox title={title} point={{ latitude, longitude }} />
    </Section>
  );
}

function MapBox({ title, point }: { title: string; point: Point }) {
  const { ref, wasInView } = useInView<HTMLDivElement>();
  const [hasFailed, setFailed] = useState(false);
  const waiting = <Text tone="soft">{hasFailed ? messages.mapFailed : messages.loadingMap}</Text>;
  return (
    <div ref={ref}>
      <MapFrame
        label={messages.map(title)}
        fallback={waiting}
        summary={
          <Stack gap="xxsmall">
            <Text size="small" figures>
              {coordinatesLabel(point)}
            </Text>
            <TextLink href={streetMapUrl(point)} newWindow alone>
              {messages.openMap}
            </TextLink>
          </Stack>
        }
      >
        {wasInView && !hasFailed ? (
          <Suspense fallback={waiting}>
            <PlaceMap {...point} title={title} attribution={messages.attribution} onFailure={() => setFailed(true)} />
          </Suspense>
        ) : undefined}
      </MapFrame>
    </div>
  );
}
