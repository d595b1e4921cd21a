import { Inline } from '@aitours/ui';
import { Download } from 'lucide-react';
import { describeFailure } from '../../features/session/failureText.ts';
import { DownloadButton } from '../../platform/DownloadButton.tsx';
import { saveBlob } from '../../platform/saveFile.ts';
import { listMessages as messages } from './listMessages.ts';

const formats = ['csv', 'xlsx'] as const;

export interface SheetDownloadsProps {
  /** Of the file, without its extension. */
  readonly name: string;
  /** Names what is in the file, if the page has several. */
  readonly exportAs?: Readonly<Record<(typeof formats)[number], string>>;
  readonly onExport: (format: (typeof formats)[number]) => Promise<Blob>;
}

/** Buttons that download a file for spreadsheets. */
export const SheetDownloads = ({ name, exportAs = messages.exportAs, onExport }: SheetDownloadsProps) => (
  <Inline gap="small">
    {formats.map((format) => (
      <DownloadButton
        key={format}
        icon={Download}
        messages={{ label: exportAs[format], busy: messages.exporting, failed: messages.exportFailed }}
        formatFailure={(error) => describeFailure(error, messages.exportFailed)}
        onDownload={async () => saveBlob(`${name}.${format}`, await onExport(format))}
      />
    ))}
  </Inline>
);
