import { useSearch } from 'wouter';
import { searchFromQuery } from '../../features/transfer-search/searchFromQuery.ts';
import { TransferSearchView } from './TransferSearch.view.tsx';

/** /transfers/search */
export default function TransferSearch() {
  const query = useSearch();
  return <TransferSearchView key={query} initial={searchFromQuery(new URLSearchParams(query))} />;
}
