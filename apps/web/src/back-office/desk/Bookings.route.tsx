import type { Schema } from '@aitours/api-client';
import { LinkButton } from '@aitours/ui';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { createPageMeta } from '../../platform/page.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { usePermissions } from '../shared/access/usePermissions.ts';
import { ListSection } from '../shared/ListSection.tsx';
import { BookingFilters, bookingFilters, readBookingFilters } from './BookingFilters.tsx';
import { BulkActions, withSelection } from './BulkActions.tsx';
import { bookingColumns } from './bookingColumns.tsx';
import { departureMessages } from './departures/departureMessages.ts';
import { ExportBookings } from './ExportBookings.tsx';
import { SavedFilters } from './SavedFilters.tsx';

const orderings = {
  number: { ascending: 'booking_number', descending: '-booking_number' },
  amount: { ascending: 'total_amount', descending: '-total_amount' },
  starts: { ascending: 'booking_date', descending: '-booking_date' },
  created: { ascending: 'created_at', descending: '-created_at' },
} as const;

/** /dashboard/bookings (STAFF-29, STAFF-30) */
export default function Bookings() {
  const can = usePermissions();
  const [selected, onSelect] = useState<readonly string[]>([]);
  const isSelectable = can('bookings.write');
  const selection = { selected, onSelect };
  return (
    <ListSection
      name="bookings"
      columns={isSelectable ? withSelection(selection, bookingColumns) : bookingColumns}
      rowKey={(row) => row.booking_number}
      orderings={orderings}
      action={
        <LinkButton tone="secondary" icon={CalendarClock} href={staffPaths.departures}>
          {departureMessages.title}
        </LinkButton>
      }
      filters={{ names: bookingFilters, Fields: BookingFilters }}
      Header={SavedFilters}
      {...(isSelectable && {
        renderAboveRows: (rows: readonly Schema<'StaffBooking'>[], reload: () => void) => (
          <BulkActions {...selection} rows={rows} onApplied={reload} />
        ),
      })}
      Footer={ExportBookings}
      fetchPage={async (client, query, filters) => {
        const response = await client.call('listBookings', {
          query: { ...query, ...readBookingFilters(filters), scope: 'all' },
        });
        if (!('results' in response)) throw new TypeError('Expected a page of all users’ bookings');
        return response;
      }}
    />
  );
}

export const meta = createPageMeta('Bookings · Dashboard');

export const isPrivate = true;
export const hasShell = false;
