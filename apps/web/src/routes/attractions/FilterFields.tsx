import { type AttractionFilters, type TicketAvailability, ticketAvailabilities } from '@aitours/domain/browse';
import { NativeSelect, SearchField, TextField } from '@aitours/ui';
import { useQuirks } from '../../platform/api.tsx';
import { useDraft } from '../../platform/useDraft.ts';
import * as styles from './FilterFields.css.ts';

/** Messages of the filter panel, loaded with it. */
const filterMessages = {
  search: 'Search',
  searchHint: 'Search tickets...',
  minPrice: 'Lowest price (AED)',
  maxPrice: 'Highest price (AED)',
  venue: { name: 'Venue', all: 'All Venues' },
  location: { name: 'Location', all: 'All Locations' },
  availability: 'Availability',
  availabilities: {
    all: 'All Tickets',
    available: 'Available',
    limited: 'Limited Availability',
  } satisfies Record<TicketAvailability, string>,
};

export interface FilterFieldsProps {
  filters: AttractionFilters;
  venues: readonly string[];
  onFilter: (change: Partial<AttractionFilters>) => void;
}

/** The filter fields (TICKET-02 to TICKET-06). */
export default function FilterFields({ filters, venues, onFilter }: FilterFieldsProps) {
  const place = filterMessages[useQuirks().attractionFilter];
  const search = useDraft(filters.search, (text) => onFilter({ search: text }));
  const minPrice = useDraft(filters.minPrice, (text) => onFilter({ minPrice: text }));
  const maxPrice = useDraft(filters.maxPrice, (text) => onFilter({ maxPrice: text }));
  return (
    <div className={styles.fields}>
      <SearchField label={filterMessages.search} placeholder={filterMessages.searchHint} maxLength={100} {...search} />
      <TextField label={filterMessages.minPrice} inputMode="decimal" maxLength={12} {...minPrice} />
      <TextField label={filterMessages.maxPrice} inputMode="decimal" maxLength={12} {...maxPrice} />
      <NativeSelect
        label={place.name}
        options={[{ value: '', label: place.all }, ...venues.map((venue) => ({ value: venue, label: venue }))]}
        value={filters.venue}
        onChange={(venue) => onFilter({ venue })}
      />
      <NativeSelect
        label={filterMessages.availability}
        options={ticketAvailabilities.map((value) => ({ value, label: filterMessages.availabilities[value] }))}
        value={filters.availability}
        onChange={(wanted) => onFilter({ availability: ticketAvailabilities.find((known) => known === wanted) })}
      />
    </div>
  );
}
