import type { QrCells } from '@aitours/ui';
import { useEffect, useState } from 'react';

/** Returns the cells of a text's QR code; undefined while it is computed, or if that fails. */
export function useQrCode(text: string | null): QrCells | undefined {
  const [code, setCode] = useState<{ readonly text: string; readonly cells: QrCells }>();
  useEffect(() => {
    if (text === null) return;
    let isCurrent = true;
    import('uqr').then(
      ({ encode }) => isCurrent && setCode({ text, cells: encode(text, { ecc: 'M', border: 0 }).data }),
      // Without a code the page still shows the number.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return code?.text === text ? code?.cells : undefined;
}
