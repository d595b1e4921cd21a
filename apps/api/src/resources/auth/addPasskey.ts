import { continueSession } from '../../auth/knownDevices.ts';
import { insertPasskey, toPasskeyBody } from '../../auth/passkeys.ts';
import { isProtected } from '../../auth/permissions.ts';
import { replaceRecoveryCodes } from '../../auth/secondFactors.ts';
import { endAllSessions } from '../../auth/sessions.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { lockAccount } from '../../db/people/personalData.ts';
import { getStaffRole } from '../../db/people/signedInUser.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { createPasskeyMail } from '../../mail/accountMails.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { invalidRequest, sessionExpired } from '../../problems/problems.ts';

/**
 * Adds a passkey. If it is the first second factor of a staff member, all other sessions end: they may have been started
 * with a stolen password before.
 */
export const addPasskey = operation(
  'addPasskey',
  async (context) => {
    const { body, user, db, clock, config } = context;
    const isStaff = getStaffRole(user, config) !== null;
    const { passkey, recovery_codes } = await inTransaction(db, async (tx) => {
      if (!(await lockAccount(tx, user.id))) throw sessionExpired();
      const added = await insertPasskey({ ...context, db: tx }, user.id, body);
      if (!added) throw invalidRequest('This passkey could not be verified, or it took too long. Please try again.');
      const change = { operation: 'addPasskey', objectId: user.id, before: null, after: { name: added.name } } as const;
      if (isStaff) await recordChange(tx, context, change, clock.now());
      await queueMail(tx, createPasskeyMail(user.email, 'added', added.name, config.publicUrl), clock.now());
      if (!isStaff || isProtected(user, config)) return { passkey: toPasskeyBody(added) };
      await endAllSessions(tx, user.id, clock.now());
      return { passkey: toPasskeyBody(added), recovery_codes: await replaceRecoveryCodes(tx, user.id) };
    });
    if (!recovery_codes) return { status: 201, body: { passkey } };
    const { headers, body: tokens } = await continueSession(context);
    return { status: 201, headers, body: { passkey, second_factor: { ...tokens, recovery_codes } } };
  },
  { limits: ({ user }) => [{ bucket: `add-passkey user ${user.id}`, max: 20, seconds: 15 * 60 }] },
);
