import type { ComponentType } from 'react';
import type { Query } from './query.ts';

export type Params = Readonly<Record<string, string | undefined>>;

/** What a page says about itself to a browser's tab, a search engine and a shared link. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** An image id, for shared links. */
  readonly image?: string;
}

/** Reads the data of a preloaded query; `undefined` if the query failed. */
export type ReadPreloaded = <Data>(query: Query<Data>) => Data | undefined;

export interface RouteModule {
  readonly default: ComponentType;
  /** Whether the page exists, where no failed query shows it. Default: it does. */
  readonly exists?: (preloaded: ReadPreloaded, params: Params) => boolean;
  /** A page made of data takes it from its preloaded queries, and has a general title until they are loaded. */
  readonly meta: PageMeta | ((preloaded: ReadPreloaded, params: Params) => PageMeta);
  /** The queries that the server runs before it renders the page. */
  readonly queries?: (params: Params, search: URLSearchParams) => readonly Query[];
}

const shopDescription =
  'Tours, activities, attraction tickets and transfers in Dubai and the Emirates, with prices that hold.';

/**
 * Returns a page's metadata, its title followed by the shop's name.
 *
 * @param description default: the shop's
 * @param image an image id, for shared links
 * @example pageMeta('Cruises').title // 'Cruises · aiTours'
 */
export const pageMeta = (title: string, description: string = shopDescription, image?: string | null): PageMeta => ({
  title: `${title} · aiTours`,
  description,
  ...(image && { image }),
});
