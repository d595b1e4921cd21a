import {
  durationBuckets,
  durationLabels,
  minRatings,
  priceBuckets,
  priceLabels,
  ratingLabels,
} from '@aitours/domain/browse';
import { FilterGroups } from '@aitours/ui';
import { withAppliedFilters } from '../../features/catalogue/browsing.ts';
import { useQuirks } from '../../platform/api.tsx';
import { FactChoices } from './FactChoices.tsx';
import { ANY, filterMessages } from './filterMessages.ts';
import type { BrowsingProps } from './ThingsToDo.view.tsx';
import { useOptionCounts } from './useOptionCounts.ts';

const withAny = <Value extends string>(
  buckets: readonly { readonly value: Value }[],
  labels: Readonly<Record<Value, string>>,
) => [{ value: ANY, label: filterMessages.any }, ...buckets.map(({ value }) => ({ value, label: labels[value] }))];

const choices = {
  price: withAny(priceBuckets, priceLabels),
  duration: withAny(durationBuckets, durationLabels),
  rating: ([ANY, ...minRatings] as const).map((value) => ({ value, label: ratingLabels[value] })),
} as const;

const names = ['price', 'duration', 'rating'] as const;

/** The filter fields (BROWSE-09, BROWSE-10), each option with its number of results. */
export default function FilterChoices(props: BrowsingProps) {
  const { browsing, onBrowse } = props;
  const quirks = useQuirks();
  const counts = useOptionCounts(withAppliedFilters(browsing, quirks));
  const isCounted = (name: (typeof names)[number]) => name !== 'rating' || quirks.ratingFilterApplies;
  return (
    <>
      <FilterGroups
        groups={names.map((name) => ({
          id: name,
          label: filterMessages.names[name],
          options: choices[name].map((option) => ({
            ...option,
            aside: isCounted(name) ? counts.format(name, option.value) : undefined,
          })),
          value: browsing[name] ?? ANY,
          onChange: (value) => onBrowse({ [name]: value === ANY ? undefined : value, shown: undefined }),
        }))}
      />
      <FactChoices {...props} counts={counts} />
    </>
  );
}
