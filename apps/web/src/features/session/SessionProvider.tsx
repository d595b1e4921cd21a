import type { Schema } from '@aitours/api-client';
import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useMemo, useState } from 'react';
import { useBrowserStore } from '../../hydration/index.ts';
import { useClient } from '../../platform/api.tsx';
import { ErrorBoundary } from '../../platform/ErrorBoundary.tsx';
import { paths } from '../../platform/paths.ts';
import { rememberPath } from './rememberedPath.ts';

const AuthDialog = lazy(() => import('./AuthDialog.tsx'));

export interface Session {
  /** False on the server and until the browser has read its storage. */
  readonly isKnown: boolean;
  readonly isSignedIn: boolean;
  /** The user of the last sign-in or profile request. */
  readonly user: Schema<'User'> | null;
}

export type AuthMode = 'signIn' | 'createAccount' | 'requestCode';

export interface AuthDialogOptions {
  /** Called after sign-in, when the dialog has closed. */
  readonly onSignedIn?: () => void;
}

export type OpenAuthDialog = (mode?: AuthMode, options?: AuthDialogOptions) => void;

const unknown: Session = { isKnown: false, isSignedIn: false, user: null };

const SessionContext = createContext<Session>(unknown);
const AuthDialogContext = createContext<OpenAuthDialog | null>(null);

/** Provides the session to the whole tree, and the one sign-in dialog. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { session } = useClient();
  const tokens = useBrowserStore(session.subscribe, session.tokens, () => undefined);
  const user = useBrowserStore(session.subscribe, session.user, () => null);
  const value = useMemo(
    () => (tokens === undefined ? unknown : { isKnown: true, isSignedIn: tokens !== null, user }),
    [tokens, user],
  );
  const [dialog, setDialog] = useState<{ mode: AuthMode; options: AuthDialogOptions } | null>(null);
  const open = useCallback<OpenAuthDialog>((mode = 'signIn', options = {}) => setDialog({ mode, options }), []);

  return (
    <SessionContext value={value}>
      <AuthDialogContext value={open}>
        {children}
        {dialog && (
          <ErrorBoundary onFailure={goToSignInPage}>
            <Suspense>
              <AuthDialog
                mode={dialog.mode}
                onClose={() => setDialog(null)}
                onSignedIn={() => {
                  setDialog(null);
                  dialog.options.onSignedIn?.();
                }}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </AuthDialogContext>
    </SessionContext>
  );
}

/**
 * When the dialog's code can't be loaded, a new document loads the current version of the sign-in page, which returns
 * here.
 */
function goToSignInPage(): void {
  rememberPath(location.pathname + location.search);
  location.assign(paths.signIn);
}

export const useSession = (): Session => use(SessionContext);

/** Returns a function that opens the sign-in dialog over the page. */
export function useAuthDialog(): { readonly open: OpenAuthDialog } {
  const open = use(AuthDialogContext);
  if (!open) throw new Error('SessionProvider is missing');
  return { open };
}
