import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { useQuirks } from '../../platform/api.tsx';
import { rememberPath } from './rememberedPath.ts';

/** Returns a function that navigates to the sign-in page, from which a guest returns to the given path (AUTH-31). */
export function useLeaveForSignIn(): (path: string, options?: { readonly replace: boolean }) => void {
  const { signInPath } = useQuirks();
  const [, navigate] = useLocation();
  return useCallback(
    (path, options) => {
      rememberPath(path);
      navigate(signInPath, options);
    },
    [signInPath, navigate],
  );
}
