import { hasPermission, type Permission } from '@aitours/domain/staff';
import { useMe } from '../../../platform/useMe.ts';

/**
 * Returns whether the dashboard shows the signed-in user what requires a permission. Without a role everything is
 * shown: the gate lets addresses of the company pass before they are proven, and the server rejects their requests
 * (QUIRK-02).
 */
export function usePermissions(): (permission: Permission) => boolean {
  const role = useMe(true).user?.staff_role;
  return (permission) => role === undefined || hasPermission(role, permission);
}
