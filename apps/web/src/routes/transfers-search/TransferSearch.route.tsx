import { useSearch } from 'wouter';
import { searchFromQuery } from '../../features/transfer-search/searchFromQuery.ts';
import { useQuirks } from '../../platform/api.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { TransferSearchView } from './TransferSearch.view.tsx';

export default function TransferSearch() {
  const query = useSearch();
  const { transferSearch: limits } = useQuirks();
  return <TransferSearchView key={query} initial={searchFromQuery(new URLSearchParams(query), limits)} />;
}

export const meta = createPageMeta(
  'Find a transfer',
  'Private transfers in Dubai and the Emirates: say from where to where and see which vehicles fit.',
);

export const parameters = import.meta.env.SSR ? /^(pickup|dropoff|date|time|passengers|luggage)$/ : undefined;
