import { FilterPanel } from '@aitours/ui';
import { useState } from 'react';
import * as styles from './Filters.css.ts';
import { IdlePart } from './IdlePart.tsx';
import type { BrowsingProps } from './ThingsToDo.view.tsx';

export interface FiltersProps extends BrowsingProps {
  /** The number of results as text. */
  result: string;
}

/** Price, duration and rating; the panel is closed at first (BROWSE-03, BROWSE-09, BROWSE-10). The order is beside it. */
export function Filters({ result, ...props }: FiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const { browsing, onBrowse } = props;
  return (
    <FilterPanel
      open={isOpen}
      onOpenChange={setOpen}
      count={[browsing.price, browsing.duration, browsing.rating].filter(Boolean).length}
      onClear={() => onBrowse({ price: undefined, duration: undefined, rating: undefined, shown: undefined })}
      result={result}
      sort={
        <div className={styles.sort}>
          <IdlePart part="sort" {...props} />
        </div>
      }
    >
      <IdlePart part="filters" isWanted={isOpen} {...props} />
    </FilterPanel>
  );
}
