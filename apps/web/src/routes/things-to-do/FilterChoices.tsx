import { durationBuckets, priceBuckets, ratingChoices } from '@aitours/domain/browse';
import { FilterGroups } from '@aitours/ui';
import type { Browsing } from '../../features/catalogue/browsing.ts';

/** Messages of the filter panel, loaded with it. */
const filterMessages = {
  any: 'Any',
  names: { price: 'Price', duration: 'Duration', rating: 'Rating' },
} as const;

/** The option "any", which the URL omits. */
const ANY = 'any';

const withAny = (choices: readonly { readonly value: string; readonly label: string }[]) => [
  { value: ANY, label: filterMessages.any },
  ...choices.map(({ value, label }) => ({ value, label })),
];

const choices = {
  price: withAny(priceBuckets),
  duration: withAny(durationBuckets),
  rating: ratingChoices.map(({ value, label }) => ({ value, label })),
} as const;

export interface FilterChoicesProps {
  browsing: Browsing;
  onBrowse: (change: Partial<Browsing>) => void;
}

const names = ['price', 'duration', 'rating'] as const;

/** The filter fields (BROWSE-09, BROWSE-10). */
export default function FilterChoices({ browsing, onBrowse }: FilterChoicesProps) {
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
