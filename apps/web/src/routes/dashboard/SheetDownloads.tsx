import { Inline } from '@aitours/ui';
import { Download } from 'lucide-react';
import { failureText } from '../../features/session/failureText.ts';
import { DownloadButton } from '../../platform/DownloadButton.tsx';
import { saveBlob } from '../../platform/saveFile.ts';
import { listMessages as messages } from './listMessages.ts';

const formats = ['csv', 'xlsx'] as const;

export interface SheetDownloadsProps {
  /** Of the file, without its extension. */
  readonly name: string;
  readonly onExport: (format: (typeof formats)[number]) => Promise<Blob>;
}

/** Buttons that download a file for spreadsheets. */
export const SheetDownloads = ({ name, onExport }: SheetDownloadsProps) => (
  <Inline gap="small">
    {formats.map((format) => (
      <DownloadButton
        key={format}
        icon={Download}
        messages={{ label: messages.exportAs[format], busy: messages.exporting, failed: messages.exportFailed }}
        formatFailure={(error) => failureText(error, messages.exportFailed)}
        onDownload={async () => saveBlob(`${name}.${format}`, await onExport(format))}
      />
    ))}
  </Inline>
);
