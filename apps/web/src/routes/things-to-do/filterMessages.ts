import { formatCount } from '@aitours/domain/counts';
/** The option "any", which the URL omits. */
export const ANY = 'any' as const;

/** Messages of the filter panel, loaded with it. */
export const filterMessages = {
  any: 'Any',
  names: { price: 'Price', duration: 'Duration', rating: 'Rating' },
  count: (count: number): string => `(${count})`,
  youngest: 'Age of the youngest',
  anyAge: 'Any age',
  age: (years: number): string => (years === 0 ? 'Under 1 year' : formatCount(years, 'year')),
  language: 'Language of the guide',
  anyLanguage: 'Any language',
  flags: {
    step_free: 'Step-free access',
    stroller: 'Possible with a stroller',
    free_cancellation: 'Free cancellation',
  },
  /** Below the filters by facts. */
  unknown: 'What isn’t known to fit is left out.',
} as const;
