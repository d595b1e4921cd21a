import { type ProductSort, productSorts } from '@aitours/domain/browse';
import { NativeSelect } from '@aitours/ui';
import { useQuirks } from '../../platform/api.tsx';
import { MapToggle } from './MapToggle.tsx';
import type { BrowsingProps } from './ThingsToDo.view.tsx';

const sortMessages = {
  label: 'Sort by',
  sorts: {
    recommended: 'Recommended',
    'price-asc': 'Price: lowest first',
    'price-desc': 'Price: highest first',
    rating: 'Rating: highest first',
  } satisfies Record<ProductSort, string>,
};

/** The order of the list, and whether it is on a map. Fixed ratings (QUIRK-09) don't sort it. */
export function SortField({ browsing, onBrowse }: BrowsingProps) {
  const hasRatings = useQuirks().cardRatings === null;
  const offered = productSorts.filter((sort) => sort !== 'rating' || hasRatings);
  return (
    <>
      <NativeSelect
        label={sortMessages.label}
        labelHidden
        options={offered.map((value) => ({ value, label: sortMessages.sorts[value] }))}
        value={browsing.sort ?? 'recommended'}
        onChange={(wanted) => onBrowse({ sort: offered.find((sort) => sort === wanted), shown: undefined })}
      />
      <MapToggle browsing={browsing} onBrowse={onBrowse} />
    </>
  );
}
