import { Banner, Button, type ButtonProps } from '@aitours/ui';
import { useState } from 'react';

interface DownloadButtonProps {
  icon: NonNullable<ButtonProps['icon']>;
  messages: { readonly label: string; readonly busy: string; readonly failed: string };
  /** Creates the file and saves it. */
  onDownload: () => Promise<void>;
  /** @default false */
  disabled?: boolean;
}

/** A button that saves a file, shows that it is being created, and reports a failure. */
export function DownloadButton({ icon, messages, onDownload, disabled = false }: DownloadButtonProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const download = async () => {
    setState('busy');
    try {
      await onDownload();
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button
        tone="secondary"
        icon={icon}
        disabled={disabled}
        busy={state === 'busy'}
        busyLabel={messages.busy}
        onClick={() => void download()}
      >
        {messages.label}
      </Button>
      {state === 'failed' && (
        <Banner tone="critical" announce="alert">
          {messages.failed}
        </Banner>
      )}
    </>
  );
}
