import { useClient } from '../../platform/api.tsx';
import { useToday } from '../../platform/useToday.ts';
import { usePermissions } from '../shared/access/usePermissions.ts';
import type { ListQuery } from '../shared/list/listQuery.ts';
import { SheetDownloads } from '../shared/SheetDownloads.tsx';
import { readBookingFilters } from './BookingFilters.tsx';

/** Buttons that download the bookings of the current search and filters, for those who may. */
export function ExportBookings({ query: { search, filters } }: { readonly query: ListQuery }) {
  const can = usePermissions();
  const client = useClient();
  const today = useToday();
  if (!can('bookings.export')) return null;
  const query = { ...readBookingFilters(filters), ...(search && { search }) };
  return (
    <SheetDownloads
      name={`bookings-${today}`}
      onExport={(format) => client.call('exportBookings', { path: { format }, query })}
    />
  );
}
