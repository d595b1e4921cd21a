import { durationBuckets, priceBuckets, ratingChoices } from '@aitours/domain/browse';
import { FilterPanel } from '@aitours/ui';
import { useState } from 'react';
import type { Browsing } from '../../features/catalogue/browsing.ts';
import { messages } from './messages.ts';

export interface FiltersProps {
  browsing: Browsing;
  onBrowse: (change: Partial<Browsing>) => void;
  /** How many there are, in words. */
  result: string;
}

/** Stands in a choice for not choosing: the address doesn't mention it. */
const ANY = 'any';

const withAny = (choices: readonly { readonly value: string; readonly label: string }[]) => [
  { value: ANY, label: messages.any },
  ...choices.map(({ value, label }) => ({ value, label })),
];

const choices = {
  price: withAny(priceBuckets),
  duration: withAny(durationBuckets),
  rating: ratingChoices.map(({ value, label }) => ({ value, label })),
} as const;

const names = ['price', 'duration', 'rating'] as const;

/** Price, duration and rating; the panel opens and closes (BROWSE-03, BROWSE-09, BROWSE-10). */
export function Filters({ browsing, onBrowse, result }: FiltersProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FilterPanel
      open={isOpen}
      onOpenChange={setOpen}
      count={names.filter((name) => browsing[name] !== undefined).length}
      onClear={() => onBrowse({ price: undefined, duration: undefined, rating: undefined, shown: undefined })}
      result={result}
      groups={names.map((name) => ({
        id: name,
        label: messages[name],
        options: choices[name],
        value: browsing[name] ?? ANY,
        onChange: (value) => onBrowse({ [name]: value === ANY ? undefined : value, shown: undefined }),
      }))}
    />
  );
}
