import type { Quirks } from '@aitours/domain/quirks';
import type { ComponentType } from 'react';
import type { PublicConfig } from './api.tsx';
import type { Query } from './query.ts';

export type Params = Readonly<Record<string, string | undefined>>;

/** A page's metadata for the browser's tab, search engines and shared links. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Image id for shared links. */
  readonly image?: string;
}

/** Reads the data of a preloaded query; `undefined` if the query failed. */
export type ReadPreloaded = <Data>(query: Query<Data>) => Data | undefined;

/** Returns whether the server answered a query with 404. */
export type IsMissing = (query: Query) => boolean;

/** What a route module exports about its page. */
export interface RouteModule {
  readonly default: ComponentType;
  /** A page made of data takes it from its preloaded queries, and has a general title until they are loaded. */
  readonly meta: PageMeta | ((preloaded: ReadPreloaded, params: Params, isMissing: IsMissing) => PageMeta);
  /** The queries that the server runs before it renders the page. */
  readonly queries?: (params: Params, search: URLSearchParams, quirks: Quirks) => readonly Query[];
  /** Matches the names of the query parameters that the page reads: only in the server's build, which ignores others. */
  readonly parameters?: RegExp | undefined;
  /** schema.org data for search engines: only in the server's build. */
  readonly structuredData?:
    | ((preloaded: ReadPreloaded, params: Params, config: PublicConfig) => object | undefined)
    | undefined;
  /** A visitor's own page: search engines do not index it.
   * @default false */
  readonly isPrivate?: boolean;
  /** With header, navigation and footer (SHELL-48).
   * @default true */
  readonly hasShell?: boolean;
  /** The document offers the blog's feed.
   * @default false */
  readonly hasFeed?: boolean;
  /** The status of the document, unless a failed query determines it.
   * @default 200 */
  readonly status?: (preloaded: ReadPreloaded, params: Params) => number;
  /** The path of a page that has another address now: only in the server's build, which redirects permanently. */
  readonly movedTo?: ((preloaded: ReadPreloaded, params: Params) => string | undefined) | undefined;
  /** The file of the module, by which the build's manifest knows its scripts and styles: added by `vite.config.ts`. */
  readonly source?: string;
}

const shopDescription = 'Tours, activities, attraction tickets and transfers in the Emirates, at prices that hold.';

/**
 * Returns a page's metadata, its title followed by the shop's name.
 *
 * @param description default: the shop's
 * @param image an image id, for shared links
 * @example createPageMeta('Cruises').title // 'Cruises · aiTours'
 */
export const createPageMeta = (
  title: string,
  description: string = shopDescription,
  image?: string | null,
): PageMeta => ({
  title: `${title} · aiTours`,
  description,
  ...(image && { image }),
});
