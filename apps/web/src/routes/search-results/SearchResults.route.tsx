import { toDubaiDate } from '@aitours/domain/dates';
import { checkTransferSearch, findEarliestRide, type TransferSearch } from '@aitours/domain/transfers';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useSession } from '../../features/session/SessionProvider.tsx';
import { storeChoice } from '../../features/transfer-booking/storedChoice.ts';
import { useTransferDistance } from '../../features/transfer-booking/useTransferDistance.ts';
import { findSearch, readStoredSearch } from '../../features/transfer-search/storedSearch.ts';
import { useApi, useConfig, useQuirks } from '../../platform/api.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { SearchResultsView } from './SearchResults.view.tsx';

/** /search-results: the search comes from navigation state or storage (SHELL-25, XFER-09). */
export default function SearchResults() {
  const state = useHistoryState<unknown>();
  const { isKnown } = useSession();
  const { transferSearch: limits } = useQuirks();
  const [, navigate] = useLocation();
  const search = isKnown ? (findSearch(state, limits) ?? readStoredSearch(limits)) : undefined;
  const mustLeave = isKnown && search === undefined;
  useEffect(() => {
    if (mustLeave) navigate(paths.home, { replace: true });
  }, [mustLeave, navigate]);
  return search ? <Results search={search} /> : <SearchResultsView state={{ is: 'waiting' }} />;
}

function Results({ search }: { search: TransferSearch }) {
  const [, navigate] = useLocation();
  const { passengers, luggage } = search;
  const { data, failure, reload } = useApi('listTransferVehicles', { query: { passengers, luggage } });
  const all = useApi('listTransferVehicles').data;
  const { route } = useTransferDistance(search.pickupLocation, search.dropoffLocation);
  const { transferSearch: limits } = useQuirks();
  const now = new Date();
  const earliest = findEarliestRide(now, useConfig().transferNoticeHours);
  const { date, time } = checkTransferSearch(search, toDubaiDate(now), limits, earliest);
  if (date === 'past' || time === 'tooSoon') return <SearchResultsView state={{ is: 'tooSoon', search, earliest }} />;
  if (failure !== undefined) return <SearchResultsView state={{ is: 'failed', search, retry: reload }} />;
  if (!data) return <SearchResultsView state={{ is: 'loading', search }} />;
  const fitting = new Set(data.map(({ id }) => id));
  return (
    <SearchResultsView
      state={{
        is: 'loaded',
        search,
        vehicles: data,
        tooSmall: (all ?? []).filter(({ id }) => !fitting.has(id)),
        route,
        onSelect: (vehicle) => {
          const choice = { vehicle, search };
          storeChoice(choice);
          navigate(paths.booking, { state: choice });
        },
      }}
    />
  );
}

export const meta = createPageMeta('Choose your vehicle');

export const isPrivate = true;
