import { listDevices as readDevices } from '../../auth/knownDevices.ts';
import { operation } from '../../http/operation.ts';

/** Lists the browsers in which the caller has signed in. */
export const listDevices = operation('listDevices', async ({ db, user, device }) => ({
  status: 200,
  body: await readDevices(db, user.id, device),
}));
