import type { Client, Schema } from '@aitours/api-client';

/** Loads the library when it is first used. */
const loadLibrary = () => import('@simplewebauthn/browser');

/** Lets the user choose a passkey, and returns the proof of it. */
export async function provePasskey(client: Client): Promise<Schema<'PasskeyAssertion'>> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([loadLibrary(), client.call('startPasskeySignIn')]);
  return startAuthentication({ optionsJSON });
}

/** Signs in with a passkey that the user chooses. */
export const signInWithPasskey = async (client: Client): Promise<Schema<'SignedIn'>> =>
  client.call('signInWithPasskey', { body: await provePasskey(client) });

/** Creates a passkey on a device that the user chooses, and adds it to the account. */
export async function addPasskey(
  client: Client,
  name: string,
  proof: Schema<'SecondFactorProof'>,
): Promise<Schema<'AddedPasskey'>> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    loadLibrary(),
    client.call('startPasskey', { body: proof }),
  ]);
  return client.call('addPasskey', { body: { name, credential: await startRegistration({ optionsJSON }) } });
}
