import type { QrCells } from '@aitours/ui';
import { useEffect, useState } from 'react';

/** A text as the cells of a QR code; nothing while it is being made, or if it can't be. */
export function useQrCode(text: string): QrCells | undefined {
  const [made, setMade] = useState<{ readonly text: string; readonly cells: QrCells }>();
  useEffect(() => {
    let isWanted = true;
    import('uqr').then(
      ({ encode }) => isWanted && setMade({ text, cells: encode(text, { ecc: 'M', border: 0 }).data }),
      // The number stands beside the code's place in words.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return made?.text === text ? made.cells : undefined;
}
