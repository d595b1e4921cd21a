import {
  durationBuckets,
  durationLabels,
  priceBuckets,
  priceLabels,
  ratingChoices,
  ratingLabels,
} from '@aitours/domain/browse';
import { FilterGroups } from '@aitours/ui';
import type { BrowsingProps } from './ThingsToDo.view.tsx';

/** Messages of the filter panel, loaded with it. */
const filterMessages = {
  any: 'Any',
  names: { price: 'Price', duration: 'Duration', rating: 'Rating' },
} as const;

/** The option "any", which the URL omits. */
const ANY = 'any';

const withAny = <Value extends string>(
  buckets: readonly { readonly value: Value }[],
  labels: Readonly<Record<Value, string>>,
) => [{ value: ANY, label: filterMessages.any }, ...buckets.map(({ value }) => ({ value, label: labels[value] }))];

const choices = {
  price: withAny(priceBuckets, priceLabels),
  duration: withAny(durationBuckets, durationLabels),
  rating: ratingChoices.map((value) => ({ value, label: ratingLabels[value] })),
} as const;

const names = ['price', 'duration', 'rating'] as const;

/** The filter fields (BROWSE-09, BROWSE-10). */
export function FilterChoices({ browsing, onBrowse }: BrowsingProps) {
  return (
    <FilterGroups
      groups={names.map((name) => ({
        id: name,
        label: filterMessages.names[name],
        options: choices[name],
        value: browsing[name] ?? ANY,
        onChange: (value) => onBrowse({ [name]: value === ANY ? undefined : value, shown: undefined }),
      }))}
    />
  );
}
