import {
  type AttractionFilters,
  attractionSortings,
  countAttractionFilters,
  noAttractionFilters,
  ticketAvailabilities,
} from '@aitours/domain/browse';
import { Button, Card, NativeSelect, SearchField, TextField } from '@aitours/ui';
import { RotateCcw, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useDraft } from '../../app/useDraft.ts';
import * as styles from './Filters.css.ts';
import { messages } from './messages.ts';

export interface FiltersProps {
  filters: AttractionFilters;
  venues: readonly string[];
  onFilter: (change: Partial<AttractionFilters>) => void;
  /** How many there are, in words (TICKET-10). */
  result: string;
}

/** The row that opens the panel, says what is left and sorts it; and the panel (TICKET-02, TICKET-07, TICKET-08). */
export function Filters({ filters, venues, onFilter, result }: FiltersProps) {
  const [isOpen, setOpen] = useState(false);
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
            options={attractionSortings.map((value) => ({ value, label: messages.sortings[value] }))}
            value={filters.sort}
            onChange={(sort) => onFilter({ sort: attractionSortings.find((known) => known === sort) })}
          />
        </div>
      </div>
      <div id={panelId} hidden={!isOpen}>
        <Card tone="outline">
          <Fields filters={filters} venues={venues} onFilter={onFilter} />
        </Card>
      </div>
    </section>
  );
}

function Fields({ filters, venues, onFilter }: Omit<FiltersProps, 'result'>) {
  const search = useDraft(filters.search, (text) => onFilter({ search: text }));
  const minPrice = useDraft(filters.minPrice, (text) => onFilter({ minPrice: text }));
  const maxPrice = useDraft(filters.maxPrice, (text) => onFilter({ maxPrice: text }));
  return (
    <div className={styles.fields}>
      <SearchField label={messages.search} placeholder={messages.searchHint} maxLength={100} {...search} />
      <TextField label={messages.minPrice} inputMode="decimal" maxLength={12} {...minPrice} />
      <TextField label={messages.maxPrice} inputMode="decimal" maxLength={12} {...maxPrice} />
      <NativeSelect
        label={messages.venue}
        options={[{ value: '', label: messages.allVenues }, ...venues.map((venue) => ({ value: venue, label: venue }))]}
        value={filters.venue}
        onChange={(venue) => onFilter({ venue })}
      />
      <NativeSelect
        label={messages.availability}
        options={ticketAvailabilities.map((value) => ({ value, label: messages.availabilities[value] }))}
        value={filters.availability}
        onChange={(wanted) => onFilter({ availability: ticketAvailabilities.find((known) => known === wanted) })}
      />
    </div>
  );
}
