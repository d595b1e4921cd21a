import { listPasskeys as readPasskeys } from '../../auth/passkeys.ts';
import { operation } from '../../http/operation.ts';

/** Lists the caller's passkeys. */
export const listPasskeys = operation('listPasskeys', async ({ db, user }) => ({
  status: 200,
  body: await readPasskeys(db, user.id),
}));
