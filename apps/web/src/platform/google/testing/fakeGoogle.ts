import { HttpResponse, http } from 'msw';
import type { GoogleIdentity } from '../googleIdentity.ts';

export interface FakeResults {
  /** The credential that Google's button returns. */
  readonly credential?: string;
  /** The token that Google's popup returns; without one, it was closed. */
  readonly accessToken?: string;
}

/** A fake of Google's library that responds at once. */
function fakeGoogle({ credential, accessToken }: FakeResults): GoogleIdentity {
  let reportResult: (result: { credential?: string }) => void = () => undefined;
  return {
    accounts: {
      id: {
        initialize: ({ callback }) => {
          reportResult = callback;
        },
        renderButton: (frame) => {
          const button = document.createElement('button');
          button.textContent = 'Continue as Amira';
          button.addEventListener('click', () => reportResult(credential === undefined ? {} : { credential }));
          frame.replaceChildren(button);
        },
      },
      oauth2: {
        initTokenClient: ({ callback, error_callback }) => ({
          requestAccessToken: () => (accessToken ? callback({ access_token: accessToken }) : error_callback()),
        }),
      },
    },
  };
}

/** Replaces Google's library while a story runs. */
export const withGoogle = (results: FakeResults) => (): (() => void) => {
  window.google = fakeGoogle(results);
  return () => {
    delete window.google;
  };
};

export const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';

/** Google's script can't be loaded. */
export const googleUnreachable = http.get(GOOGLE_SCRIPT, () => HttpResponse.error());
