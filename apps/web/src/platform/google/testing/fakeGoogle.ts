import type { GoogleIdentity } from '../googleIdentity.ts';

export interface FakeAnswers {
  /** The credential that Google's button returns. */
  readonly credential?: string;
  /** The token that Google's popup returns; without one, it was closed. */
  readonly accessToken?: string;
}

/** A stand-in for Google's library that responds at once. */
function fakeGoogle({ credential, accessToken }: FakeAnswers): GoogleIdentity {
  let tell: (answer: { credential?: string }) => void = () => undefined;
  return {
    accounts: {
      id: {
        initialize: ({ callback }) => {
          tell = callback;
        },
        renderButton: (frame) => {
          const button = document.createElement('button');
          button.textContent = 'Continue as Amira';
          button.addEventListener('click', () => tell(credential === undefined ? {} : { credential }));
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
export const withGoogle = (answers: FakeAnswers) => (): (() => void) => {
  window.google = fakeGoogle(answers);
  return () => {
    delete window.google;
  };
};
