import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { ErrorBoundary } from '../../platform/ErrorBoundary.tsx';
import { type RequestCode, RequestCodeContext, type SignInResponse } from './requestCode.ts';

const SecondFactorDialog = lazy(() => import('./SecondFactorDialog.tsx'));

/**
 * Provides the dialog for the code of a second factor to forms that sign in. Other pages don't load its code. The sign-in
 * dialog has it inside itself: outside, its focus scope would take the focus back from the field.
 */
export function RequestCodeProvider({ children }: { children: ReactNode }) {
  const [challenged, setChallenged] = useState<{ challenge: string; end: (result: SignInResponse | null) => void }>();
  const requestCode = useCallback<RequestCode>(
    (challenge) => new Promise((resolve) => setChallenged({ challenge, end: resolve })),
    [],
  );
  const end = (result: SignInResponse | null) => {
    setChallenged(undefined);
    challenged?.end(result);
  };
  return (
    <RequestCodeContext value={requestCode}>
      {children}
      {challenged && (
        <ErrorBoundary onFailure={() => end(null)}>
          <Suspense>
            <SecondFactorDialog challenge={challenged.challenge} onSignedIn={end} onClose={() => end(null)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </RequestCodeContext>
  );
}
