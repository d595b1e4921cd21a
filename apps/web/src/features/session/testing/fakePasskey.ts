import { spyOn } from 'storybook/test';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const clientDataJSON = bytes('{}');

const credential = {
  id: 'c2FuZC1kdW5l',
  rawId: bytes('sand-dune'),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
};
const created = {
  ...credential,
  response: { clientDataJSON, attestationObject: bytes('attestation'), getTransports: () => ['internal'] },
};
const used = {
  ...credential,
  response: {
    clientDataJSON,
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: bytes('501'),
  },
};

/**
 * Returns a story's `beforeEach`: an authenticator that creates and uses a passkey, or fails.
 *
 * @param failure the name of the exception, such as `NotAllowedError` when the user cancels
 */
export const withPasskey = (failure?: string) => () => {
  const respond = (found: object) => () =>
    failure === undefined ? Promise.resolve(found as Credential) : Promise.reject(new DOMException('', failure));
  const spies = [
    spyOn(navigator.credentials, 'create').mockImplementation(respond(created)),
    spyOn(navigator.credentials, 'get').mockImplementation(respond(used)),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
};
