import { listPasskeyLimits } from '../../auth/limits.ts';
import { createAssertionOptions } from '../../auth/passkeys.ts';
import { operation } from '../../http/operation.ts';

/** Returns the options with which a browser proves a passkey. */
export const startPasskeySignIn = operation(
  'startPasskeySignIn',
  async (context) => ({ status: 200, body: await createAssertionOptions(context) }),
  { limits: ({ address }) => listPasskeyLimits(address) },
);
