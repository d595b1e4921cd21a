import { Banner, Button, Inline, Stack } from '@aitours/ui';
import { Download } from 'lucide-react';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { usePermissions } from '../../features/staff-access/usePermissions.ts';
import type { ListQuery } from '../../features/staff-list/listQuery.ts';
import { useClient } from '../../platform/api.tsx';
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
  const attempt = useAttempt(messages.exportFailed);
  if (!can('bookings.export')) return null;
  const download = (format: (typeof formats)[number]) =>
    attempt.run(async () => {
      const query = { ...readBookingFilters(filters), ...(search && { search }) };
      saveBlob(`bookings-${today}.${format}`, await client.call('exportBookings', { path: { format }, query }));
    });
  return (
    <Stack gap="small">
      <Inline gap="small">
        {formats.map((format) => (
          <Button
            key={format}
            tone="secondary"
            size="small"
            icon={Download}
            busy={attempt.isBusy}
            busyLabel={messages.exporting}
            onClick={() => download(format)}
          >
            {messages.exportAs[format]}
          </Button>
        ))}
      </Inline>
      {attempt.error !== undefined && (
        <Banner tone="critical" announce="alert">
          {attempt.error}
        </Banner>
      )}
    </Stack>
  );
}
