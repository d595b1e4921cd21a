import { useEffect, useRef, useState } from 'react';

/**
 * Notices that a picture did not load, also when it failed before the page was hydrated and no event is left to hear.
 * Another `src` begins anew.
 */
export function useFailure(src: string | undefined) {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    const image = ref.current;
    if (image && src !== undefined && image.complete && image.naturalWidth === 0) setFailed(src);
  }, [src]);
  return { ref, failed: src === undefined || failed === src, fail: () => setFailed(src) };
}
