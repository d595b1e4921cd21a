import type { StaffRole } from './permissions.ts';

/** An account whose role an owner sets. */
export interface RoleAccount {
  readonly id: string;
  /** Null for a customer. */
  readonly role: StaffRole | null;
  readonly hasProvenAddress: boolean;
  /** Whether a proven address of the company makes the account a manager, unless it has another role. */
  readonly hasCompanyAddress: boolean;
}

/** Why an owner can't set a role. */
export type RoleError = 'own' | 'unproven' | 'company-address';

/**
 * Returns why an owner can't set the role of an account, or `undefined`. Since no owner changes their own role, an owner
 * always remains.
 *
 * @param role null removes the account from the staff
 * @example findRoleError('1', { id: '1', role: 'owner', hasProvenAddress: true, hasCompanyAddress: false }, 'desk') // 'own'
 * @example findRoleError('1', { id: '2', role: null, hasProvenAddress: true, hasCompanyAddress: false }, 'desk') // undefined
 */
export function findRoleError(ownerId: string, account: RoleAccount, role: StaffRole | null): RoleError | undefined {
  if (account.id === ownerId) return 'own';
  if (role !== null && !account.hasProvenAddress) return 'unproven';
  return role === null && account.hasCompanyAddress ? 'company-address' : undefined;
}
