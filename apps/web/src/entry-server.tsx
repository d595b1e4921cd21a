import { type Client, createClient, isProblem } from '@aitours/api-client';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app/App.tsx';
import { loadRoute } from './app/findRoute.ts';
import { rareRoutes } from './app/rareRoutes.ts';
import { loadModule, routes } from './app/routes.ts';
import type { State } from './app/state.ts';
import { postPath } from './features/blog/blogPaths.ts';
import { getCruisePath } from './features/cruise-request/cruisePath.ts';
import { loadDeferredParts } from './hydration/index.ts';
import type { Preload, PreloadedProblem, PublicConfig } from './platform/api.tsx';
import type { PageMeta, RouteModule } from './platform/page.ts';
import { paths } from './platform/paths.ts';
import type { Query } from './platform/query.ts';
import { resolveMeta } from './platform/resolveMeta.ts';

export interface PageAddress {
  /** Still percent-encoded, as in the request. */
  readonly path: string;
  /** Without its question mark. */
  readonly search: string;
}

export interface PageRequest extends PageAddress {
  /** How a page's calls reach the API. */
  readonly callApi: typeof fetch;
  readonly config: PublicConfig;
}

export interface Head extends PageMeta {
  /** The canonical path. */
  readonly path: string;
  readonly indexed: boolean;
  /** The page's content is rendered in the browser only. */
  readonly isPrivate: boolean;
  /** The document offers the blog's feed. */
  readonly hasFeed: boolean;
  /** schema.org data, for search engines. */
  readonly structured: readonly object[];
}

export interface Page {
  readonly status: number;
  readonly head: Head;
  readonly html: string;
  readonly state: State;
  /** The source files of the page's own lazy modules. */
  readonly modules: readonly string[];
}

export interface PageRedirect {
  readonly redirect: string;
  /** The page has another address for good. */
  readonly isPermanent?: true;
}

export type RenderPage = (request: PageRequest) => Promise<Page | PageRedirect>;

/** Renders one page of the shop, with the data it needs first. */
export const render: RenderPage = async ({ path, search, callApi, config }) => {
  const client = clientOver(callApi);
  const { route, params } = await loadRoute(path);
  const query = new URLSearchParams(search);
  if (route.redirect) return { redirect: route.redirect(params, query) };

  const module = await loadModule(route);
  await loadDeferredParts();
  const state = await fetchAll(client, module.queries?.(params, query, config.quirks) ?? []);
  const preloaded = <Data,>(wanted: Query<Data>) => state.data[wanted.key] as Data | undefined;
  const movedTo = module.movedTo?.(preloaded, params);
  if (movedTo !== undefined) return { redirect: movedTo, isPermanent: true };
  const html = renderToString(
    <StrictMode>
      <App config={config} client={client} preload={{ ...state, isFresh: () => true }} address={{ path, search }} />
    </StrictMode>,
  );
  const status = Math.max(
    module.status?.(preloaded, params) ?? 200,
    ...Object.values(state.problems).map(getPageStatus),
  );
  const structured = module.structuredData?.(preloaded, params, config);
  return {
    status,
    html,
    state: { ...state, config },
    modules: [getSource(module)],
    head: {
      ...resolveMeta(module, params, preloaded, (query) => state.problems[query.key]?.type === 'not-found'),
      path,
      indexed: !module.isPrivate && status === 200,
      isPrivate: module.isPrivate ?? false,
      hasFeed: module.hasFeed ?? false,
      structured: structured ? [structured] : [],
    },
  };
};

export type SelectParameters = (address: PageAddress) => Promise<PageAddress>;

/** Removes the query parameters that the page doesn't read, such as those of campaigns, so that it is rendered once for all. */
export const selectParameters: SelectParameters = async ({ path, search }) => {
  const { route } = await loadRoute(path);
  if (search === '' || route.redirect) return { path, search };
  const { parameters } = await loadModule(route);
  const read = [...new URLSearchParams(search)].filter(([name]) => parameters?.test(name));
  return { path, search: String(new URLSearchParams(read)) };
};

function getSource({ source, default: { name } }: RouteModule): string {
  if (source === undefined) throw new Error(`The build has not named the route module of ${name}`);
  return source;
}

/** 404 if the page's main resource does not exist; 503 if it could not be fetched. */
const getPageStatus = ({ status }: PreloadedProblem): number => (status === 404 ? 404 : 503);

/** Made here and not by the host, so that its problems are of the same classes as those the views look for. */
const clientOver = (callApi: typeof fetch): Client =>
  createClient({ baseUrl: 'http://api.internal', fetch: callApi, storage: null });

async function fetchAll(client: Client, queries: readonly Query[]): Promise<Pick<Preload, 'data' | 'problems'>> {
  const data: Record<string, unknown> = {};
  const problems: Record<string, PreloadedProblem> = {};
  await Promise.all(
    queries.map(async (query) => {
      const key = query.key;
      try {
        data[key] = await query.load(client);
      } catch (error) {
        problems[key] = isProblem(error)
          ? { type: error.type, status: error.status, detail: error.message }
          : { type: 'no-response', status: 503, detail: '' };
      }
    }),
  );
  return { data, problems };
}

export type Articles = (callApi: typeof fetch) => Promise<readonly Article[]>;

/** An article as feeds announce it. */
export interface Article {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly author: string | null;
  readonly date: string;
}

/** The newest articles of the blog, for those who follow it with a reader. */
export const readArticles: Articles = async (callApi) => {
  const { results } = await clientOver(callApi).call('listPosts', { query: { page_size: 20 } });
  return results.map(({ slug, title, excerpt, author, published_at }) => ({
    path: postPath(slug),
    title,
    summary: excerpt,
    author,
    date: published_at,
  }));
};

export type SitemapPaths = (callApi: typeof fetch) => Promise<readonly string[]>;

/** Every page that search engines may list: the fixed ones, and one for each thing the shop sells. */
export const readSitemapPaths: SitemapPaths = async (callApi) => {
  const client = clientOver(callApi);
  const [fixed, activities, tours, attractions, posts, cruises] = await Promise.all([
    readPublicPatterns(),
    client.allPages('listActivities', { query: { page_size: 100, view: 'card' } }),
    client.allPages('listTours', { query: { page_size: 100 } }),
    client.allPages('listTickets', { query: { page_size: 100 } }),
    client.allPages('listPosts', { query: { page_size: 100 } }),
    client.call('listCruises'),
  ]);
  return [
    ...fixed,
    ...activities.map(({ slug }) => paths.activity(slug)),
    ...tours.map(({ slug }) => paths.tour(slug)),
    ...attractions.map(({ slug }) => paths.attractionDetail(slug)),
    ...posts.map(({ slug }) => postPath(slug)),
    ...cruises.map(({ id }) => getCruisePath(id)),
  ];
};

/** Returns the patterns without parameters of all pages that search engines may index. */
async function readPublicPatterns(): Promise<readonly string[]> {
  const fixed = [...routes, ...rareRoutes]
    .filter((route) => !route.redirect && !route.loadRoutes)
    .filter(({ pattern }) => !/[:*]/.test(pattern));
  const modules = await Promise.all(fixed.map(loadModule));
  return fixed.filter((_, index) => !modules[index]?.isPrivate).map(({ pattern }) => pattern);
}
