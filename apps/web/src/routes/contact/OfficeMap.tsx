import { MapFrame, Stack, Text, TextLink } from '@aitours/ui';
import { lazy, Suspense, useState } from 'react';
import { useInView } from '../../app/useInView.ts';
import { coordinatesLabel, streetMapUrl } from '../../services/maps/place.ts';
import { messages } from './messages.ts';

const PlaceMap = lazy(() => import('../../services/maps/PlaceMap.tsx'));

/** CONTACT-05 */
const office = { latitude: 25.2048, longitude: 55.2708 };

const { map } = messages;

/** Where the office is: a map once it comes into view, and the same in words. */
export function OfficeMap() {
  const { ref, wasInView } = useInView<HTMLDivElement>();
  const [hasFailed, setFailed] = useState(false);
  const waiting = <Text tone="soft">{hasFailed ? map.failed : map.loading}</Text>;
  return (
    <div ref={ref}>
      <MapFrame
        label={map.label}
        fallback={waiting}
        summary={
          <Stack gap="xxsmall">
            <Text size="small" figures>
              {coordinatesLabel(office)}
            </Text>
            <TextLink href={streetMapUrl(office)} newWindow alone>
              {map.open}
            </TextLink>
          </Stack>
        }
      >
        {wasInView && !hasFailed ? (
          <Suspense fallback={waiting}>
            <PlaceMap {...office} title={map.pin} attribution={map.attribution} onFailure={() => setFailed(true)} />
          </Suspense>
        ) : undefined}
      </MapFrame>
    </div>
  );
}
