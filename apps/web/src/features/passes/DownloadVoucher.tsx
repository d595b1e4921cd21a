import { Banner, Button } from '@aitours/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import { saveBlob } from '../../platform/saveFile.ts';
import { messages } from './messages.ts';

/** Downloads the voucher of a booking as PDF, which the server renders. */
export function DownloadVoucher({ booking }: { booking: string }) {
  const client = useClient();
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');

  const download = async () => {
    setState('loading');
    try {
      saveBlob(`${booking}.pdf`, await client.call('getVoucher', { path: { ref: booking } }));
      setState('ready');
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      <Button
        tone="secondary"
        icon={Download}
        busy={state === 'loading'}
        busyLabel={messages.downloading}
        onClick={() => void download()}
      >
        {messages.download}
      </Button>
      {state === 'failed' && (
        <Banner tone="critical" announce="alert">
          {messages.downloadFailed}
        </Banner>
      )}
    </>
  );
}
