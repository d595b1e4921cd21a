import { operation } from '../../http/operation.ts';

/** Returns the public keys with which a gate verifies passes offline. */
export const listVoucherKeys = operation('listVoucherKeys', async ({ passCodes }) => ({
  status: 200,
  body: { keys: [...passCodes.publicKeys] },
}));
