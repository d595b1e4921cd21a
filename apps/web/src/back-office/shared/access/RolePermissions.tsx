import { hasPermission, permissions, type StaffRole } from '@aitours/domain/staff';
import { CheckList } from '@aitours/ui';
import { permissionTexts } from './messages.ts';

/** Lists what a role can do. */
export const RolePermissions = ({ role }: { role: StaffRole }) => (
  <CheckList
    items={permissions
      .filter((permission) => hasPermission(role, permission))
      .map((permission) => permissionTexts[permission])}
  />
);
