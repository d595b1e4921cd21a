import { Inline } from '@aitours/ui';
import { Download } from 'lucide-react';
import { failureText } from '../../features/session/failureText.ts';
import { usePermissions } from '../../features/staff-access/usePermissions.ts';
import type { ListQuery } from '../../features/staff-list/listQuery.ts';
import { useClient } from '../../platform/api.tsx';
import { DownloadButton } from '../../platform/DownloadButton.tsx';
import { saveBlob } from '../../platform/saveFile.ts';
import { useToday } from '../../platform/useToday.ts';
import { readBookingFilters } from './BookingFilters.tsx';
import { messages } from './messages.ts';

const formats = ['csv', 'xlsx'] as const;

/** Buttons that download the bookings of the current search and filters, for those who may. */
export function ExportBookings({ query: { search, filters } }: { readonly query: ListQuery }) {
  const can = usePermissions();
  const client = useClient();
  const today = useToday();
  if (!can('bookings.export')) return null;
  const download = async (format: (typeof formats)[number]) => {
    const query = { ...readBookingFilters(filters), ...(search && { search }) };
    saveBlob(`bookings-${today}.${format}`, await client.call('exportBookings', { path: { format }, query }));
  };
  return (
    <Inline gap="small">
      {formats.map((format) => (
        <DownloadButton
          key={format}
          icon={Download}
          messages={{ label: messages.exportAs[format], busy: messages.exporting, failed: messages.exportFailed }}
          formatFailure={(error) => failureText(error, messages.exportFailed)}
          onDownload={() => download(format)}
        />
      ))}
    </Inline>
  );
}
