import { productFilters } from '@aitours/domain/browse';
import { FilterPanel } from '@aitours/ui';
import { useState } from 'react';
import { withoutFilters } from '../../features/catalogue/browsing.ts';
import { useFirstInput } from '../../hydration/index.ts';
import * as styles from './Filters.css.ts';
import { IdlePart } from './IdlePart.tsx';
import type { BrowsingProps } from './ThingsToDo.view.tsx';

export interface FiltersProps extends BrowsingProps {
  /** The number of results as text. */
  result: string;
}

/** The filters; the panel is closed at first (BROWSE-03, BROWSE-09, BROWSE-10). The order is beside it. */
export function Filters({ result, ...props }: FiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const hasInput = useFirstInput();
  const { browsing, onBrowse } = props;
  return (
    <FilterPanel
      open={isOpen}
      onOpenChange={setOpen}
      count={productFilters.filter((name) => browsing[name]).length}
      onClear={() => onBrowse({ ...withoutFilters(productFilters), shown: undefined })}
      result={result}
      sort={
        <div className={styles.sort}>
          <IdlePart part="sort" {...props} />
        </div>
      }
    >
      {(hasInput || isOpen) && <IdlePart part="filters" isWanted {...props} />}
    </FilterPanel>
  );
}
