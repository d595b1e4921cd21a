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
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | { readonly is: 'loaded'; TripMap: ComponentType<TripMapProps> };

/** The map of a trip; it loads when it comes into view (PLAN-21, PLAN-24, PLAN-28). */
export function TripMapBox({ points, token, summary }: TripMapBoxProps) {
  const { ref, wasInView } = useInView<HTMLDivElement>();
  const [state, setState] = useState<MapState>({ is: 'loading' });
  useEffect(() => {
    if (!wasInView) return;
    let isMounted = true;
    loadTripMap(token).then(
      (TripMap) => isMounted && setState({ is: 'loaded', TripMap }),
      () => isMounted && setState({ is: 'failed' }),
    );
    return () => {
      isMounted = false;
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
        {state.is === 'loaded' ? (
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
