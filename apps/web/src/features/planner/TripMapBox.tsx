import { MapFrame, Text } from '@aitours/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { loadTripMap } from '../../platform/maps/mapLibrary.ts';
import type { TripMapProps } from '../../platform/maps/TripMap.tsx';
import type { TripPoint } from '../../platform/maps/tripView.ts';
import { useInView } from '../../platform/useInView.ts';
import { messages } from './messages.ts';

interface TripMapBoxProps {
  readonly points: readonly TripPoint[];
  readonly token: string;
  /** The route as text. */
  readonly summary: string | undefined;
}

type MapState =
  | { readonly is: 'waiting' }
  | { readonly is: 'failed' }
  | { readonly is: 'here'; TripMap: ComponentType<TripMapProps> };

/** The map of a trip; it loads when it comes into view (PLAN-21, PLAN-24, PLAN-28). */
export function TripMapBox({ points, token, summary }: TripMapBoxProps) {
  const { ref, wasInView } = useInView<HTMLDivElement>();
  const [state, setState] = useState<MapState>({ is: 'waiting' });
  useEffect(() => {
    if (!wasInView) return;
    let isHere = true;
    loadTripMap(token).then(
      (TripMap) => isHere && setState({ is: 'here', TripMap }),
      () => isHere && setState({ is: 'failed' }),
    );
    return () => {
      isHere = false;
    };
  }, [wasInView, token]);
  return (
    <div ref={ref}>
      <MapFrame
        label={messages.map}
        fallback={<Text tone="soft">{state.is === 'failed' ? messages.mapFailed : messages.mapLoading}</Text>}
        summary={
          summary && (
            <Text size="small" figures>
              {messages.route(summary)}
            </Text>
          )
        }
      >
        {state.is === 'here' ? (
          <state.TripMap
            title={messages.mapContent}
            points={points}
            token={token}
            attribution={messages.attribution}
            onFailure={() => setState({ is: 'failed' })}
          />
        ) : undefined}
      </MapFrame>
    </div>
  );
}
