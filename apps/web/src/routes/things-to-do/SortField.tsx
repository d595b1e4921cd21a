import { type ProductSort, productSorts } from '@aitours/domain/browse';
import { NativeSelect } from '@aitours/ui';
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

/** The order of the list, and whether it is on a map. */
export function SortField({ browsing, onBrowse }: BrowsingProps) {
  return (
    <>
      <NativeSelect
        label={sortMessages.label}
        labelHidden
        options={productSorts.map((value) => ({ value, label: sortMessages.sorts[value] }))}
        value={browsing.sort ?? 'recommended'}
        onChange={(wanted) => onBrowse({ sort: productSorts.find((sort) => sort === wanted), shown: undefined })}
      />
      <MapToggle browsing={browsing} onBrowse={onBrowse} />
    </>
  );
}
