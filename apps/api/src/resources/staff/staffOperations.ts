import { getStaffRole, hasCompanyAddress } from '../../db/people/signedInUser.ts';
import { listStaffRows } from '../../db/people/staff.ts';
import { operation } from '../../http/operation.ts';
import { toPageBody } from '../page.ts';
import { resetSecondFactor } from './resetSecondFactor.ts';
import { setStaffRole } from './setStaffRole.ts';

export const staffOperations = {
  /** Lists the staff with their roles; for owners. */
  listStaffMembers: operation('listStaffMembers', async ({ query, db, config }) => {
    const { rows, count } = await listStaffRows(db, query, config.staffEmailDomain);
    const results = rows.flatMap((user) => {
      const role = getStaffRole(user, config);
      return role === null
        ? []
        : {
            id: user.id,
            email: user.email,
            full_name: `${user.firstName} ${user.lastName}`.trim(),
            role,
            has_company_address: hasCompanyAddress(user, config),
            has_second_factor: user.hasSecondFactor || user.hasPasskey,
            last_seen_at: user.lastSeenAt?.toISOString() ?? null,
          };
    });
    return { status: 200, body: toPageBody('/api/v1/staff-members/', query, { count }, results) };
  }),
  setStaffRole,
  resetSecondFactor,
};
