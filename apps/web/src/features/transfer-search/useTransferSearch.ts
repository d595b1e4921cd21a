import type { TransferSearch } from '@aitours/domain/transfers';
import { useLocation } from 'wouter';
import { paths } from '../../platform/paths.ts';
import { storeSearch } from './storedSearch.ts';

/**
 * Returns a function that navigates to the results with the search as navigation state, and stores it (XFER-08,
 * XFER-09).
 */
export function useTransferSearch(): (search: TransferSearch) => void {
  const [, navigate] = useLocation();
  return (search) => {
    storeSearch(search);
    navigate(paths.searchResults, { state: search });
  };
}
