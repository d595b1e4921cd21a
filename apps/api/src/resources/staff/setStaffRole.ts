import { findRoleError, type RoleAccount, type RoleError, type StaffRole } from '@aitours/domain/staff';
import { eq } from 'drizzle-orm';
import { normaliseEmail } from '../../auth/emailAddresses.ts';
import { requirePermission } from '../../auth/permissions.ts';
import type { Config } from '../../config.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { getStaffRole, hasCompanyAddress, type SignedInUser } from '../../db/people/signedInUser.ts';
import { lockRoleAccounts } from '../../db/people/staff.ts';
import { users } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { createStaffAddedMail } from '../../mail/accountMails.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { conflict, invalidRequest } from '../../problems/problems.ts';

/** Sets the role of an account, or removes it from the staff; for owners. */
export const setStaffRole = operation(
  'setStaffRole',
  async (context) => {
    const { body, user, config, db, clock } = context;
    const email = normaliseEmail(body.email);
    await inTransaction(db, async (tx) => {
      const { owner, account } = await lockRoleAccounts(tx, user.id, email);
      // The role may have been removed since the request was authorised.
      requirePermission(owner ?? null, 'staff.manage', config);
      if (!account)
        throw invalidRequest(null, { email: ['No account has this address. Its owner must register first.'] });
      const member = toRoleAccount(account, config);
      const error = findRoleError(user.id, member, body.role);
      if (error) throw toProblem(error);
      if (member.role === body.role) return;
      await tx.update(users).set({ staffRole: body.role }).where(eq(users.id, account.id));
      const toObject = (role: StaffRole | null) => role && { role };
      const change = { objectId: account.id, before: toObject(member.role), after: toObject(body.role) };
      await recordChange(tx, context, { operation: 'setStaffRole', ...change }, clock.now());
      if (member.role === null && body.role !== null)
        await queueMail(tx, createStaffAddedMail(email, body.role, user.email, config.publicUrl), clock.now());
    });
    return { status: 204 };
  },
  { limits: ({ user }) => [{ bucket: `staff-role user ${user.id}`, max: 60, seconds: 3600 }] },
);

const toRoleAccount = (user: SignedInUser, config: Config): RoleAccount => ({
  id: user.id,
  role: getStaffRole(user, config),
  hasProvenAddress: user.emailVerifiedAt !== null,
  hasCompanyAddress: hasCompanyAddress(user, config),
});

const toProblem = (error: RoleError) =>
  error === 'unproven'
    ? invalidRequest(null, { email: ['This address isn’t proven yet. Its owner proves it by logging in with a code.'] })
    : conflict(details[error]);

const details = {
  own: 'You can’t change your own role. Another owner can.',
  'company-address': 'An address of the company belongs to the staff. Choose another role instead.',
} as const;
