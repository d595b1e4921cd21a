import { MapFrame, Skeleton, Stack, Text } from '@aitours/ui';
import { lazy, useEffect, useRef, useState } from 'react';
import type { Browsing } from '../../features/catalogue/browsing.ts';
import type { Teaser } from '../../features/catalogue/teaser.ts';
import { getProductKey, useResultPoints } from '../../features/catalogue/useResultPoints.ts';
import type { LabelledPoint } from '../../platform/maps/ClusterMap.tsx';
import { messages as mapMessages } from '../../platform/maps/messages.ts';
import { mapMessages as messages } from './mapMessages.ts';
import * as styles from './ResultMap.css.ts';
import { SelectedProducts } from './SelectedProducts.tsx';
import type { ProductsState } from './useProducts.ts';

const ClusterMap = lazy(() => import('../../platform/maps/ClusterMap.tsx'));

interface ResultMapProps {
  browsing: Browsing;
  products: ProductsState | undefined;
}

/** The results on a map, in step with the list: the card under the pointer or with the focus has a highlighted marker. */
export default function ResultMap({ browsing, products }: ResultMapProps) {
  const points = useResultPoints(browsing);
  if (products?.is !== 'loaded' || !points) return <Skeleton shape="panel" />;
  const placed = products.teasers.flatMap((teaser): LabelledPoint[] => {
    const id = getProductKey(teaser);
    const point = points.get(id);
    return point ? [{ ...point, id, title: messages.pin(teaser), label: teaser.price ?? messages.noPrice }] : [];
  });
  // A map for each set of results and prices, in any order: it shows all of them, and forgets what was selected in another.
  const key = placed
    .map(({ id, label }) => `${id} ${label}`)
    .toSorted()
    .join();
  return <PlacedResults key={key} points={placed} teasers={products.teasers} />;
}

interface PlacedResultsProps {
  points: readonly LabelledPoint[];
  teasers: readonly Teaser[];
}

function PlacedResults({ points: placed, teasers }: PlacedResultsProps) {
  // Another render of the same results must not create the map again: it would lose its view.
  const [points] = useState(placed);
  const box = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const highlighted = useCardInUse(box, teasers);
  const missing = teasers.length - points.length;
  return (
    <div ref={box} className={styles.sticky}>
      <MapFrame
        label={messages.title}
        shape="tall"
        fallback={<Text tone="soft">{hasFailed ? mapMessages.failed : mapMessages.loading}</Text>}
        summary={
          <Stack gap="small">
            {missing > 0 && <Text size="small">{messages.missing(missing)}</Text>}
            <SelectedProducts
              key={selected.join(' ')}
              teasers={teasers.filter((teaser) => selected.includes(getProductKey(teaser)))}
              onClose={() => {
                setSelected([]);
                box.current?.querySelector<HTMLElement>(`[data-ids="${selected.join(' ')}"]`)?.focus();
              }}
            />
          </Stack>
        }
      >
        {hasFailed ? undefined : (
          <ClusterMap
            title={messages.area}
            points={points}
            highlighted={highlighted}
            attribution={mapMessages.attribution}
            clusterTitle={messages.cluster}
            onSelect={setSelected}
            onFailure={() => setFailed(true)}
          />
        )}
      </MapFrame>
    </div>
  );
}

/** Returns the key of the product whose card is under the pointer or has the focus, in the list beside an element. */
function useCardInUse(box: React.RefObject<HTMLElement | null>, teasers: readonly Teaser[]): string | undefined {
  const [href, setHref] = useState<string | null>();
  useEffect(() => {
    const list = box.current?.parentElement;
    const find = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('li') : null;
      setHref(card?.querySelector('a')?.getAttribute('href'));
    };
    list?.addEventListener('pointerover', find);
    list?.addEventListener('focusin', find);
    return () => {
      list?.removeEventListener('pointerover', find);
      list?.removeEventListener('focusin', find);
    };
  }, [box]);
  const teaser = teasers.find((each) => each.href === href);
  return teaser && getProductKey(teaser);
}
