import { useEffect, useRef, useState } from 'react';

/**
 * Returns whether a picture failed to load, including before hydration, when the error event was missed. A new `src`
 * resets it.
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
