import { hasPermission, type Permission } from '@aitours/domain/staff';
import type { components } from '@aitours/openapi/schema';
import type { Config } from '../config.ts';
import { getStaffRole, type SignedInUser, type StaffConfig } from '../db/people/signedInUser.ts';
import { forbidden, secondFactorMissing } from '../problems/problems.ts';

type SecondFactorConfig = Pick<Config, 'staffEmailDomain' | 'staffSecondFactor'>;

/** @throws {Problem} forbidden, unless the caller is staff with this permission */
export function requirePermission(user: SignedInUser | null, permission: Permission, config: StaffConfig): void {
  const role = user && getStaffRole(user, config);
  if (!role || !hasPermission(role, permission)) throw forbidden(role === null ? undefined : role);
}

/** Returns what second factor a user has, or whether the user may add one, or must. */
export function getSecondFactor(
  user: SignedInUser,
  config: SecondFactorConfig,
): components['schemas']['User']['second_factor'] {
  if (user.hasSecondFactor) return 'added';
  if (getStaffRole(user, config) === null) return 'none';
  return user.hasPasskey ? 'passkey' : config.staffSecondFactor;
}

/** Returns whether signing in takes more than a password, a code by mail or Google. */
export const isProtected = (user: SignedInUser, config: SecondFactorConfig): boolean =>
  ['added', 'passkey'].includes(getSecondFactor(user, config));

/** @throws {Problem} second-factor-missing, for staff who have to add a second factor first */
export function requireSecondFactor(user: SignedInUser | null, config: SecondFactorConfig): void {
  if (user && getSecondFactor(user, config) === 'required') throw secondFactorMissing();
}
