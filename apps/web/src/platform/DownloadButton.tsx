import { Button, type ButtonProps } from '@aitours/ui';
import { useState } from 'react';
import { AttemptError } from './AttemptError.tsx';

interface DownloadButtonProps {
  icon: NonNullable<ButtonProps['icon']>;
  messages: { readonly label: string; readonly busy: string; readonly failed: string };
  /** Creates the file and saves it. */
  onDownload: () => Promise<void>;
  /** @default false */
  disabled?: boolean;
  /** Returns the message of an error.
   * @default `messages.failed` */
  formatFailure?: (error: unknown) => string;
}

/** A button that saves a file, shows that it is being created, and reports a failure. */
export function DownloadButton({ icon, messages, onDownload, disabled = false, formatFailure }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const download = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onDownload();
    } catch (error) {
      setFailure(formatFailure?.(error) ?? messages.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        tone="secondary"
        icon={icon}
        disabled={disabled}
        busy={isBusy}
        busyLabel={messages.busy}
        onClick={() => void download()}
      >
        {messages.label}
      </Button>
      <AttemptError text={failure} />
    </>
  );
}
