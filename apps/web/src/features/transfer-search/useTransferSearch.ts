import { clientKeys } from '@aitours/domain/session';
import { useLocation } from 'wouter';
import { paths } from '../../app/paths.ts';
import type { TransferSearch } from './transferSearch.ts';

/** Leads to the results with the search as navigation state, and keeps it for a reload or a direct opening (XFER-08, XFER-09). */
export function useTransferSearch(): (search: TransferSearch) => void {
  const [, navigate] = useLocation();
  return (search) => {
    keep(search);
    navigate(paths.searchResults, { state: search });
  };
}

function keep(search: TransferSearch): void {
  try {
    localStorage.setItem(clientKeys.transferSearch, JSON.stringify(search));
  } catch {
    // Nothing can be stored here, as in some private windows: the navigation state carries the search alone.
  }
}
