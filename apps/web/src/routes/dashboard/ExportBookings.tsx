import { usePermissions } from '../../features/staff-access/usePermissions.ts';
import type { ListQuery } from '../../features/staff-list/listQuery.ts';
import { useClient } from '../../platform/api.tsx';
import { useToday } from '../../platform/useToday.ts';
import { readBookingFilters } from './BookingFilters.tsx';
import { SheetDownloads } from './SheetDownloads.tsx';

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
