import type { TransferSearch } from '@aitours/domain/transfers';
import { useLocation } from 'wouter';
import { paths } from '../../platform/paths.ts';
import { keepSearch } from './keptSearch.ts';

/**
 * Returns a function that navigates to the results with the search as navigation state, and stores it (XFER-08,
 * XFER-09).
 */
export function useTransferSearch(): (search: TransferSearch) => void {
  const [, navigate] = useLocation();
  return (search) => {
    keepSearch(search);
    navigate(paths.searchResults, { state: search });
  };
}
