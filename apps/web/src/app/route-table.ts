import type { Client, Input, OperationId, Output } from '@aitours/api-client';
import type { ComponentType } from 'react';

export type Params = Readonly<Record<string, string | undefined>>;

/** One call that a page needs before it can be shown, and what of its answer the page keeps. */
export interface Need<Data = unknown> {
  readonly operation: OperationId;
  readonly input: object | undefined;
  /** All pages of a list, not the first alone. */
  readonly everyPage: boolean;
  readonly keep: Keep<Data> | undefined;
}

/**
 * The part of an answer that a page keeps. A list of cards needs a tenth of what the entities hold, and what a page
 * keeps travels with its HTML.
 */
export interface Keep<Data> {
  /** Tells it from other parts of the same answer. */
  readonly name: string;
  readonly from: (answer: never) => Data;
}

/** A call whose whole answer is needed. */
export const need = <Id extends OperationId>(operation: Id, input?: Input<Id>): Need<Output<Id>> => ({
  operation,
  input,
  everyPage: false,
  keep: undefined,
});

type ItemOf<Id extends OperationId> = Output<Id> extends { results: readonly (infer Item)[] } ? Item : never;

/** A list with all its pages, followed through `next` (BROWSE-17), each item reduced to what is kept. */
export const needEveryPage = <Id extends OperationId, Kept>(
  operation: Id,
  input: Input<Id>,
  keepName: string,
  keepItem: (item: ItemOf<Id>) => Kept,
): Need<readonly Kept[]> => ({
  operation,
  input,
  everyPage: true,
  keep: { name: keepName, from: (items: readonly ItemOf<Id>[]) => items.map(keepItem) },
});

/** What a page says about itself to a browser's tab, a search engine and a shared link. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** An image id, for shared links. */
  readonly image?: string;
}

/** Reads what a need brought, or nothing when that call failed. */
export type Preloaded = <Data>(need: Need<Data>) => Data | undefined;

export interface RouteModule {
  readonly default: ComponentType;
  /** Whether there is such a page, where that doesn't show in a failed call; without it, there is. */
  readonly exists?: (preloaded: Preloaded, params: Params) => boolean;
  /** A page made of data takes it from what was preloaded, and says something general until that is there. */
  readonly meta: PageMeta | ((preloaded: Preloaded, params: Params) => PageMeta);
  /** The calls that the page needs before it can be shown. */
  readonly needs?: (params: Params, search: URLSearchParams) => readonly Need[];
}

/** An address that shows a page. */
export interface PageRoute {
  /** In wouter's form: `/activity/:slug`. */
  readonly pattern: string;
  /** Fetches the page's code. */
  readonly load: () => Promise<RouteModule>;
  readonly redirect?: undefined;
  /** Kept from search engines: a visitor's own pages. */
  readonly isPrivate?: boolean;
  /** The status of the document; 200 unless said. */
  readonly status?: number;
  /** Without header and footer (SHELL-48). */
  readonly isBare?: boolean;
}

/** An address that leads on to another at once, which takes its place in the history. */
export interface RedirectRoute {
  readonly pattern: string;
  readonly redirect: (params: Params, search: URLSearchParams) => string;
}

export type RouteDefinition = PageRoute | RedirectRoute;

/** Makes a page's call through a client. */
export async function fetchNeed<Data>(client: Client, need: Need<Data>, signal?: AbortSignal): Promise<Data> {
  const call: (id: OperationId, input?: object, options?: { signal?: AbortSignal }) => Promise<unknown> = need.everyPage
    ? (client.allPages as never)
    : (client.call as never);
  const answer = await call(need.operation, need.input, { ...(signal && { signal }) });
  return need.keep ? need.keep.from(answer as never) : (answer as Data);
}
