import { normaliseEmail } from '../../auth/emailAddresses.ts';
import { isProtected, requirePermission } from '../../auth/permissions.ts';
import { deleteSecondFactor } from '../../auth/secondFactors.ts';
import { endAllSessions } from '../../auth/sessions.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { getStaffRole } from '../../db/people/signedInUser.ts';
import { lockRoleAccounts } from '../../db/people/staff.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { createSecondFactorResetMail } from '../../mail/accountMails.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { conflict, invalidRequest } from '../../problems/problems.ts';

/** Removes the second factor of a colleague, and ends all their sessions; for owners (docs/rules/accounts.md). */
export const resetSecondFactor = operation(
  'resetSecondFactor',
  async (context) => {
    const { body, user, config, db, clock } = context;
    const email = normaliseEmail(body.email);
    await inTransaction(db, async (tx) => {
      const { owner, account } = await lockRoleAccounts(tx, user.id, email);
      // The role may have been removed since the request was authorised.
      requirePermission(owner ?? null, 'staff.manage', config);
      if (!account || getStaffRole(account, config) === null)
        throw invalidRequest(null, { email: ['No staff member has this address.'] });
      if (account.id === user.id) throw conflict('You can’t reset your own second factor. Remove it in your settings.');
      if (!isProtected(account, config)) return;
      await deleteSecondFactor(tx, account.id);
      await endAllSessions(tx, account.id, clock.now());
      const change = { objectId: account.id, before: { second_factor: true }, after: { second_factor: false } };
      await recordChange(tx, context, { operation: 'resetSecondFactor', ...change }, clock.now());
      await queueMail(tx, createSecondFactorResetMail(account.email, user.email, config.publicUrl), clock.now());
    });
    return { status: 204 };
  },
  { limits: ({ user }) => [{ bucket: `second-factor-reset user ${user.id}`, max: 20, seconds: 3600 }] },
);
