import type { Schema } from '@aitours/api-client';

type Kind = Schema<'SearchSuggestion'>['kind'];

/** The titles of the groups, in their order. */
export const suggestionMessages = {
  groups: {
    place: 'Places',
    category: 'Categories',
    activity: 'Activities, tours and attractions',
    tour: 'Activities, tours and attractions',
    attraction: 'Activities, tours and attractions',
  } satisfies Record<Kind, string>,
  kinds: { activity: 'Activity', tour: 'Tour', attraction: 'Attraction' },
  /** What a suggestion is and where: "Tour · Dubai". */
  product: (kind: string, place: string): string => (place === '' ? kind : `${kind} · ${place}`),
  didYouMean: 'Did you mean',
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
};
