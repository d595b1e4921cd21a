import { userBody } from '../../auth/userBody.ts';
import { operation } from '../../contract/operation.ts';

/** Returns the caller's account. */
export const getMe = operation('getMe', async ({ user }) => ({ status: 200, body: userBody(user) }));
