/** Cards on a page of the home carousel (HOME-07, CONST-25). */
export const cardsPerPage = 4;

/**
 * @example pageCount(9) // 3
 * @example pageCount(0) // 0
 */
export const pageCount = (cards: number): number => Math.ceil(cards / cardsPerPage);

/**
 * The cards of a page; the first page is page 0 (HOME-09).
 *
 * @example pageOf(['a', 'b', 'c', 'd', 'e'], 1) // ['e']
 * @example pageOf([], 0) // []
 */
export const pageOf = <Card>(cards: readonly Card[], page: number): Card[] =>
  cards.slice(page * cardsPerPage, (page + 1) * cardsPerPage);

/**
 * The page that comes after going some pages on or back; it wraps around at both ends (HOME-08).
 *
 * @example turnPage({ page: 2, pages: 3, by: 1 }) // 0
 * @example turnPage({ page: 0, pages: 3, by: -1 }) // 2
 */
export const turnPage = ({
  page,
  pages,
  by,
}: {
  readonly page: number;
  readonly pages: number;
  readonly by: number;
}): number => (pages === 0 ? 0 : (((page + by) % pages) + pages) % pages);
