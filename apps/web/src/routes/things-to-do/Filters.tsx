import { FilterPanel, Skeleton } from '@aitours/ui';
import { lazy, useState } from 'react';
import type { Browsing } from '../../features/catalogue/browsing.ts';
import { useIdle } from '../../hydration/index.ts';
import { LazyPart } from '../../platform/LazyPart.tsx';
import * as styles from './Filters.css.ts';

export interface FiltersProps {
  browsing: Browsing;
  onBrowse: (change: Partial<Browsing>) => void;
  /** The number of results as text. */
  result: string;
}

/** The panel is closed at first. */
const FilterChoices = lazy(() => import('./FilterChoices.tsx'));
const SortField = lazy(() => import('./SortField.tsx'));

/** Price, duration and rating; the panel opens and closes (BROWSE-03, BROWSE-09, BROWSE-10). The order is beside it. */
export function Filters({ browsing, onBrowse, result }: FiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const isIdle = useIdle();
  return (
    <FilterPanel
      open={isOpen}
      onOpenChange={setOpen}
      count={[browsing.price, browsing.duration, browsing.rating].filter(Boolean).length}
      onClear={() => onBrowse({ price: undefined, duration: undefined, rating: undefined, shown: undefined })}
      result={result}
      sort={
        <div className={styles.sort}>
          {isIdle ? (
            <LazyPart shape="control">
              <SortField browsing={browsing} onBrowse={onBrowse} />
            </LazyPart>
          ) : (
            <Skeleton shape="control" />
          )}
        </div>
      }
    >
      {(isIdle || isOpen) && (
        <LazyPart>
          <FilterChoices browsing={browsing} onBrowse={onBrowse} />
        </LazyPart>
      )}
    </FilterPanel>
  );
}
