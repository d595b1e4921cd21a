import { type Client, createClient, isProblem } from '@aitours/api-client';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app/App.tsx';
import { findRoute } from './app/findRoute.ts';
import { resolveMeta } from './app/resolveMeta.ts';
import { loadModule, routes } from './app/routes.ts';
import type { State } from './app/state.ts';
import { structuredData } from './app/structuredData.ts';
import { postPath } from './features/blog/blogPaths.ts';
import { cruisePath } from './features/cruise-request/cruisePath.ts';
import { cruises } from './features/cruise-request/cruises.ts';
import { loadDeferredParts } from './hydration/index.ts';
import type { Preload, PreloadedProblem, PublicConfig } from './platform/api.tsx';
import type { PageMeta, RouteModule } from './platform/page.ts';
import { paths } from './platform/paths.ts';
import { fetchQuery, type Query, queryKey } from './platform/query.ts';

export interface PageRequest {
  /** Still escaped, as in the request. */
  readonly path: string;
  /** Without its question mark. */
  readonly search: string;
  /** How a page's calls reach the API. */
  readonly callApi: typeof fetch;
  readonly config: PublicConfig;
}

export interface Head extends PageMeta {
  /** The canonical path. */
  readonly path: string;
  readonly indexed: boolean;
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

export type RenderPage = (request: PageRequest) => Promise<Page | { readonly redirect: string }>;

/** Renders one page of the shop, with the data it needs first. */
export const render: RenderPage = async ({ path, search, callApi, config }) => {
  const client = clientOver(callApi);
  const { route, params } = findRoute(path);
  const query = new URLSearchParams(search);
  if (route.redirect) return { redirect: route.redirect(params, query) };

  const module = await loadModule(route);
  await loadDeferredParts();
  const state = await fetchAll(client, module.queries?.(params, query) ?? []);
  const preloaded = <Data,>(wanted: Query<Data>) => state.data[queryKey(wanted)] as Data | undefined;
  const html = renderToString(
    <StrictMode>
      <App config={config} client={client} preload={{ ...state, isFresh: () => true }} address={{ path, search }} />
    </StrictMode>,
  );
  const isThere = module.exists?.(preloaded, params) ?? true;
  const status = Math.max(route.status ?? (isThere ? 200 : 404), ...Object.values(state.problems).map(pageStatus));
  return {
    status,
    html,
    state: { ...state, config },
    modules: [await sourceOf(module)],
    head: {
      ...resolveMeta(module, params, preloaded),
      path,
      indexed: !route.isPrivate && status === 200,
      structured: structuredData(route, params, preloaded),
    },
  };
};

const sources = import.meta.glob<RouteModule>('./routes/*/*.route.tsx');

/** The file that a route's module was built from: the name under which the host knows its scripts and styles. */
async function sourceOf(module: RouteModule): Promise<string> {
  for (const [file, load] of Object.entries(sources)) {
    if ((await load()) === module) return file.replace('./', 'src/');
  }
  throw new Error('A route leads to a module outside src/routes');
}

/** A page that lacks its main thing isn't there; one that merely failed to fetch says so with a 503. */
const pageStatus = ({ status }: PreloadedProblem): number => (status === 404 ? 404 : 503);

/** Made here and not by the host, so that its problems are of the same classes as those the views look for. */
const clientOver = (callApi: typeof fetch): Client =>
  createClient({ baseUrl: 'http://api.internal', fetch: callApi, storage: null });

async function fetchAll(client: Client, queries: readonly Query[]): Promise<Pick<Preload, 'data' | 'problems'>> {
  const data: Record<string, unknown> = {};
  const problems: Record<string, PreloadedProblem> = {};
  await Promise.all(
    queries.map(async (query) => {
      const key = queryKey(query);
      try {
        data[key] = await fetchQuery(client, query);
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
export const articles: Articles = async (callApi) => {
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
export const sitemapPaths: SitemapPaths = async (callApi) => {
  const client = clientOver(callApi);
  const [activities, tours, attractions, posts] = await Promise.all([
    client.allPages('listActivities', { query: { page_size: 100 } }),
    client.allPages('listTours', { query: { page_size: 100 } }),
    client.allPages('listTickets', { query: { page_size: 100 } }),
    client.allPages('listPosts', { query: { page_size: 100 } }),
  ]);
  const fixed = routes.filter((route) => !route.redirect && !route.isPrivate && !/[:*]/.test(route.pattern));
  return [
    ...fixed.map(({ pattern }) => pattern),
    ...activities.map(({ slug }) => paths.activity(slug)),
    ...tours.map(({ slug }) => paths.tour(slug)),
    ...attractions.map(({ slug }) => paths.attractionDetail(slug)),
    ...posts.map(({ slug }) => postPath(slug)),
    ...cruises.map(({ id }) => cruisePath(id)),
  ];
};
