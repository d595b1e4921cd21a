import { Download } from 'lucide-react';
import { useClient } from '../../platform/api.tsx';
import { DownloadButton } from '../../platform/DownloadButton.tsx';
import { useIsOffline } from '../../platform/offline/readReports.ts';
import { saveBlob } from '../../platform/saveFile.ts';
import { messages } from './messages.ts';

const texts = { label: messages.download, busy: messages.downloading, failed: messages.downloadFailed };

/** Downloads the voucher of a booking as PDF, which the server renders. */
export function DownloadVoucher({ booking }: { booking: string }) {
  const client = useClient();
  const download = async () => saveBlob(`${booking}.pdf`, await client.call('getVoucher', { path: { ref: booking } }));
  return <DownloadButton icon={Download} messages={texts} disabled={useIsOffline()} onDownload={download} />;
}
