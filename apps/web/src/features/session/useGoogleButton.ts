import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useConfig } from '../../platform/api.tsx';
import { loadGoogleIdentity, showGoogleButton } from '../../platform/google/googleIdentity.ts';

export interface GoogleButton {
  /** Where Google's button stands, once it does. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly isShown: boolean;
  /** Tries to show it.
   * @throws Error when Google can't be had */
  readonly show: () => Promise<void>;
}

/** Google's own button, which alone gives identity tokens: shown as soon as its script is there (AUTH-05, AUTH-19). */
export function useGoogleButton(onToken: (idToken: string | undefined) => void): GoogleButton {
  const { googleClientId } = useConfig();
  const frame = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const latest = useRef(onToken);
  useEffect(() => {
    latest.current = onToken;
  });

  const show = useCallback(async () => {
    const google = await loadGoogleIdentity(googleClientId);
    if (!frame.current) return;
    showGoogleButton(google, frame.current, googleClientId, (idToken) => latest.current(idToken));
    setShown(true);
  }, [googleClientId]);

  useEffect(() => {
    if (googleClientId !== '') show().catch(unsaid);
  }, [googleClientId, show]);

  return { frame, isShown, show };
}

/** Nobody has asked yet; who presses the shop's own button is told. */
const unsaid = () => undefined;
