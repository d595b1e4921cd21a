import type { GoogleIdentity } from '../googleIdentity.ts';

export interface FakeAnswers {
  /** What Google's button gives when it is pressed. */
  readonly credential?: string;
  /** What Google's window gives; without one, it was closed. */
  readonly accessToken?: string;
}

/** Google's library as far as the shop uses it, and a person who answers at once. */
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

/** Puts it in the place of the real one while a story runs. */
export const withGoogle = (answers: FakeAnswers) => (): (() => void) => {
  window.google = fakeGoogle(answers);
  return () => {
    delete window.google;
  };
};
