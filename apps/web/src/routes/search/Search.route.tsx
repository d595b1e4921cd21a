import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import {
  clearRecentSearches,
  storeRecentSearch,
  useRecentSearches,
} from '../../features/search-suggestions/recentSearches.ts';
import { useQuery } from '../../platform/api.tsx';
import { createPageMeta, type RouteModule } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { defineQuery } from '../../platform/query.ts';
import { type SearchState, SearchView } from './Search.view.tsx';

const maxLength = 100;
const readText = (query: URLSearchParams): string => (query.get('q') ?? '').trim().slice(0, maxLength);
const search = (text: string) => defineQuery('searchCatalogue', { query: { q: text } });
const answers = (text: string) => defineQuery('searchFaq', { query: { q: text } });

/** /search?q=: one search of the whole shop */
export default function Search() {
  const [, navigate] = useLocation();
  const text = readText(new URLSearchParams(useSearch()));
  const { data, failure, reload } = useQuery(text === '' ? null : search(text));
  const faq = useQuery(text === '' ? null : answers(text));
  const isAnswering = faq.data === undefined && faq.failure === undefined;
  const state: SearchState =
    text === ''
      ? { is: 'start' }
      : failure
        ? { is: 'failed', retry: reload }
        : data && (data.groups.length > 0 || !isAnswering)
          ? { is: 'loaded', results: data }
          : { is: 'loading' };
  useEffect(() => {
    if (text !== '') storeRecentSearch(text);
  }, [text]);
  return (
    <SearchView
      text={text}
      state={state}
      questions={faq.data?.questions ?? []}
      recent={useRecentSearches()}
      onClearRecent={clearRecentSearches}
      onSearch={(next) => navigate(paths.search(next))}
    />
  );
}

export const meta = createPageMeta('Search', 'Activities, tours, attractions, transfers and the blog in one search.');

export const queries: RouteModule['queries'] = (_params, query) => {
  const text = readText(query);
  return text === '' ? [] : [search(text), answers(text)];
};

export const parameters = import.meta.env.SSR ? /^q$/ : undefined;
