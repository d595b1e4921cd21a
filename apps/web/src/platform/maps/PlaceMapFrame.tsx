import { toMapUrl } from '@aitours/domain/activity';
import { MapFrame, Stack, Text, TextLink } from '@aitours/ui';
import { lazy, useState } from 'react';
import { useFirstInput } from '../../hydration/index.ts';
import { useInView } from '../useInView.ts';
import { messages } from './messages.ts';
import { formatCoordinates, type Point } from './place.ts';

const PlaceMap = lazy(() => import('./PlaceMap.tsx'));

export interface PlaceMapFrameProps {
  point: Point;
  /** Name of the place. */
  title: string;
}

/** A place: the map when it is in view at the first input or later, and its coordinates as text. */
export function PlaceMapFrame({ point, title }: PlaceMapFrameProps) {
  const { ref, wasInView } = useInView<HTMLDivElement>();
  const hasInput = useFirstInput();
  const [hasFailed, setFailed] = useState(false);
  return (
    <div ref={ref}>
      <MapFrame
        label={messages.map(title)}
        fallback={<Text tone="soft">{hasFailed ? messages.failed : messages.loading}</Text>}
        summary={
          <Stack gap="xxsmall">
            <Text size="small" figures>
              {formatCoordinates(point)}
            </Text>
            <TextLink href={toMapUrl(point)} newWindow standalone>
              {messages.open}
            </TextLink>
          </Stack>
        }
      >
        {wasInView && hasInput && !hasFailed ? (
          <PlaceMap {...point} title={title} attribution={messages.attribution} onFailure={() => setFailed(true)} />
        ) : undefined}
      </MapFrame>
    </div>
  );
}
