import { sum } from '../money/index.ts';
import { durationBuckets, priceBuckets } from './buckets.ts';
import { type FilterName, type Filters, maxChildAge, minRatings, productFilters } from './filters.ts';
import { isMatch, type ResultGroup } from './resultGroup.ts';

/** An option of a filter; `any` removes the filter. */
export interface OptionCount {
  readonly filter: FilterName;
  readonly value: string;
  /** The number of results if it is chosen. */
  readonly count: number;
}

const ANY = 'any';

const listValues = (buckets: readonly { readonly value: string }[]) => buckets.map(({ value }) => value);

const fixedOptions: Readonly<Record<Exclude<FilterName, 'language'>, readonly string[]>> = {
  price: listValues(priceBuckets),
  duration: listValues(durationBuckets),
  rating: minRatings,
  suits_age: Array.from({ length: maxChildAge + 1 }, (_, age) => String(age)),
  step_free: ['true'],
  stroller: ['true'],
  free_cancellation: ['true'],
};

/**
 * Counts the results of each option of each filter, if it were chosen instead of the filter's value and the other
 * filters applied. The languages are those of the groups and the chosen one.
 *
 * @param groups the products that match everything but the filters
 * @example countOptions([], {}).find(({ filter }) => filter === 'price') // { filter: 'price', value: 'any', count: 0 }
 */
export function countOptions(groups: readonly ResultGroup[], chosen: Filters): OptionCount[] {
  const options = { ...fixedOptions, language: listLanguages(groups, chosen.language) };
  return productFilters.flatMap((filter) => {
    const others = productFilters.filter((name) => name !== filter);
    const matching = groups.filter((group) => others.every((name) => isMatch(group, name, chosen[name])));
    return [ANY, ...options[filter]].map((value) => ({
      filter,
      value,
      count: countResults(matching.filter((group) => value === ANY || isMatch(group, filter, value))),
    }));
  });
}

const listLanguages = (groups: readonly ResultGroup[], chosen: string | undefined): string[] =>
  [...new Set([...groups.flatMap(({ languages }) => languages), ...(chosen === undefined ? [] : [chosen])])].toSorted(
    (one, other) => one.localeCompare(other, 'en'),
  );

/** Each list corrects a search if it has no results for the search as typed, or as corrected before. */
function countResults(groups: readonly ResultGroup[]): number {
  const lists = [...new Set(groups.map(({ list }) => list))];
  return sum(
    lists.map((list) => {
      const ofList = groups.filter((group) => group.list === list);
      const first = Math.min(...ofList.map(({ reading }) => reading));
      return sum(ofList.filter(({ reading }) => reading === first).map(({ count }) => count));
    }),
  );
}
