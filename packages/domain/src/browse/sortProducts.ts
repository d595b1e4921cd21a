import type { Fils } from '../money/index.ts';

/** The sort orders of things-to-do; the first is the default. */
export const productSorts = ['recommended', 'price-asc', 'price-desc', 'rating'] as const;
/** A sort order of things-to-do. */
export type ProductSort = (typeof productSorts)[number];

/** What products are sorted by. */
export interface SortableProduct {
  /** Absent when nothing is on sale. */
  readonly amount?: Fils;
  /** Null without reviews. */
  readonly rating: number | null;
}

/**
 * Sorts products; equal ones keep their order, and those without a price or a rating are last.
 *
 * @example sortProducts([{ amount: 300_00, rating: 5 }, { amount: 90_00, rating: 4 }], 'price-asc')[0] // { amount: 90_00, rating: 4 }
 * @example sortProducts([{ amount: 90_00, rating: null }, { amount: 300_00, rating: 4 }], 'rating')[0] // { amount: 300_00, rating: 4 }
 */
export const sortProducts = <Product extends SortableProduct>(
  products: readonly Product[],
  sort: ProductSort,
): readonly Product[] => {
  if (sort === 'recommended') return products;
  const rank = ({ amount, rating }: SortableProduct): number =>
    sort === 'price-asc' ? (amount ?? Number.MAX_VALUE) : -((sort === 'rating' ? rating : amount) ?? 0);
  return products.toSorted((one, other) => rank(one) - rank(other));
};
