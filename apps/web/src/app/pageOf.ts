import type { PageMeta } from './route-table.ts';

const shop = 'Tours, activities, attraction tickets and transfers in Dubai and the Emirates, with prices that hold.';

/**
 * A page's own words with the shop's name behind them.
 *
 * @param description the shop's own unless the page has one
 * @param image an image id, for shared links
 * @example pageOf('Cruises').title // 'Cruises · aiTours'
 */
export const pageOf = (title: string, description: string = shop, image?: string | null): PageMeta => ({
  title: `${title} · aiTours`,
  description,
  ...(image && { image }),
});
