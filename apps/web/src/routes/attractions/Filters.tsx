import { attractionSorts, countAttractionFilters, noAttractionFilters } from '@aitours/domain/browse';
import { Button, Card, NativeSelect } from '@aitours/ui';
import { RotateCcw, SlidersHorizontal } from 'lucide-react';
import { lazy, useId, useState } from 'react';
import { useFirstInput } from '../../hydration/index.ts';
import { LazyPart } from '../../platform/LazyPart.tsx';
import type { FilterFieldsProps } from './FilterFields.tsx';
import * as styles from './Filters.css.ts';
import { messages } from './messages.ts';

/** The panel is closed at first. */
const FilterFields = lazy(() => import('./FilterFields.tsx'));

export interface FiltersProps extends FilterFieldsProps {
  /** The number of results (TICKET-10). */
  result: string;
}

/**
 * The row with the panel's button, the number of results and the sort order; and the panel (TICKET-02, TICKET-07,
 * TICKET-08).
 */
export function Filters({ filters, venues, onFilter, result }: FiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const hasInput = useFirstInput();
  const panelId = useId();
  const count = countAttractionFilters(filters);
  return (
    <section className={styles.filters} aria-label={messages.filters}>
      <div className={styles.bar}>
        <Button
          tone="secondary"
          size="small"
          icon={SlidersHorizontal}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? messages.hideFilters : messages.showFilters}
          {count > 0 && ` (${count})`}
        </Button>
        {count > 0 && (
          <Button
            tone="quiet"
            size="small"
            icon={RotateCcw}
            onClick={() => onFilter({ ...noAttractionFilters, sort: filters.sort })}
          >
            {messages.reset}
          </Button>
        )}
        <p className={styles.result} role="status">
          {result}
        </p>
        <div className={styles.sort}>
          <NativeSelect
            label={messages.sort}
            labelHidden
            options={attractionSorts.map((value) => ({ value, label: messages.sortings[value] }))}
            value={filters.sort}
            onChange={(sort) => onFilter({ sort: attractionSorts.find((known) => known === sort) })}
          />
        </div>
      </div>
      <div id={panelId} hidden={!isOpen}>
        <Card tone="outline">
          {(hasInput || isOpen) && (
            <LazyPart>
              <FilterFields filters={filters} venues={venues} onFilter={onFilter} />
            </LazyPart>
          )}
        </Card>
      </div>
    </section>
  );
}
