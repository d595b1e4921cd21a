/** The part of Google's sign-in library that the shop uses. */
export interface GoogleIdentity {
  readonly accounts: {
    readonly id: {
      initialize(options: { client_id: string; callback: (response: { credential?: string }) => void }): void;
      renderButton(frame: HTMLElement, look: Readonly<Record<string, string | number>>): void;
    };
    readonly oauth2: {
      initTokenClient(options: {
        client_id: string;
        scope: string;
        callback: (response: { access_token?: string; error?: string }) => void;
        error_callback: () => void;
      }): { requestAccessToken(): void };
    };
  };
}

declare global {
  interface Window {
    google?: GoogleIdentity;
  }
}

const SCRIPT = 'https://accounts.google.com/gsi/client';
let loading: Promise<GoogleIdentity> | undefined;

/**
 * Loads Google's sign-in library once (AUTH-19).
 *
 * @throws Error when it can't be loaded (AUTH-26)
 */
export function loadGoogleIdentity(): Promise<GoogleIdentity> {
  if (window.google) return Promise.resolve(window.google);
  loading ??= fetchScript().finally(() => {
    loading = undefined;
  });
  return loading;
}

function fetchScript(): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => (window.google ? resolve(window.google) : reject(new Error('Google sent something else')));
    script.onerror = () => {
      script.remove();
      reject(new Error('Google can’t be reached'));
    };
    document.head.append(script);
  });
}

const BUTTON_WIDTH = { min: 200, max: 400 };

/**
 * Renders Google's own button into an element. Only this button provides identity tokens; Google's prompt stays hidden
 * for hours after it was closed once.
 *
 * @param onToken called with each identity token, or undefined when Google returns none
 */
export function showGoogleButton(
  { accounts }: GoogleIdentity,
  frame: HTMLElement,
  clientId: string,
  onToken: (idToken: string | undefined) => void,
): void {
  accounts.id.initialize({ client_id: clientId, callback: ({ credential }) => onToken(credential) });
  accounts.id.renderButton(frame, {
    type: 'standard',
    text: 'continue_with',
    size: 'large',
    shape: 'pill',
    theme: getComputedStyle(frame).colorScheme === 'dark' ? 'filled_black' : 'outline',
    width: Math.min(Math.max(frame.clientWidth, BUTTON_WIDTH.min), BUTTON_WIDTH.max),
  });
}

/**
 * Requests an access token through Google's popup.
 *
 * @throws Error when the popup is closed or returns none
 */
export function requestAccessToken({ accounts }: GoogleIdentity, clientId: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const tokens = accounts.oauth2.initTokenClient({
      client_id: clientId,
      scope: 'openid email profile',
      callback: ({ access_token }) => (access_token ? resolve(access_token) : reject(new Error('No token'))),
      error_callback: () => reject(new Error('Closed without an answer')),
    });
    tokens.requestAccessToken();
  });
}
