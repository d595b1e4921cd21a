import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useConfig } from '../../platform/api.tsx';
import { loadGoogleIdentity, showGoogleButton } from '../../platform/google/googleIdentity.ts';

export interface GoogleButton {
  /** Container of Google's button once it is shown. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly isShown: boolean;
  /**
   * Tries to show it.
   * @throws Error when Google can't be reached
   */
  readonly show: () => Promise<void>;
}

/** Shows Google's own button, which alone provides identity tokens, when its script has loaded (AUTH-05, AUTH-19). */
export function useGoogleButton(onToken: (idToken: string | undefined) => void): GoogleButton {
  const { googleClientId } = useConfig();
  const frame = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const latest = useRef(onToken);
  useEffect(() => {
    latest.current = onToken;
  });

  const show = useCallback(async () => {
    const google = await loadGoogleIdentity();
    if (!frame.current) return;
    showGoogleButton(google, frame.current, googleClientId, (idToken) => latest.current(idToken));
    setShown(true);
  }, [googleClientId]);

  useEffect(() => {
    show().catch(ignoreError);
  }, [show]);

  return { frame, isShown, show };
}

/** No error is shown before the user has clicked a button. */
const ignoreError = () => undefined;
