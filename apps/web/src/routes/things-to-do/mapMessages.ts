import type { Teaser } from '../../features/catalogue/teaser.ts';

/** Messages of the map, loaded with it. */
export const mapMessages = {
  map: 'Map',
  title: 'Results on a map',
  /** Of the map itself, in the frame with the title. */
  area: 'Map of the Emirates',
  noPrice: '–',
  from: (price: string): string => `from ${price}`,
  pin: ({ title, price }: Teaser): string => (price ? `${title}, from ${price}` : title),
  cluster: (count: number): string => `${count} results here`,
  missing: (count: number): string =>
    count === 1
      ? '1 result has no known place and isn’t on the map.'
      : `${count} results have no known place and aren’t on the map.`,
  close: 'Close',
};
