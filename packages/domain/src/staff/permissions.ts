/** What operations for staff require; the contract names one for each (`x-permission`). */
export const permissions = [
  'audit.read',
  'bookings.export',
  'bookings.override',
  'bookings.read',
  'bookings.write',
  'catalogue.read',
  'catalogue.write',
  'checkins.write',
  'comments.moderate',
  'customers.read',
  'mails.send',
  'promocodes.manage',
  'requests.read',
  'reviews.moderate',
  'staff.manage',
  'statistics.read',
  'stock.write',
  'webhooks.manage',
] as const;
/** What an operation for staff requires. */
export type Permission = (typeof permissions)[number];

/** The roles of staff members; see `hasPermission`. */
export const staffRoles = ['owner', 'manager', 'desk', 'content', 'gate'] as const;
/** The role of a staff member. */
export type StaffRole = (typeof staffRoles)[number];

const forOwners: readonly Permission[] = ['audit.read', 'staff.manage', 'webhooks.manage'];

const granted: Readonly<Record<Exclude<StaffRole, 'owner'>, readonly Permission[]>> = {
  manager: permissions.filter((permission) => !forOwners.includes(permission)),
  desk: [
    'bookings.read',
    'bookings.write',
    'catalogue.read',
    'checkins.write',
    'customers.read',
    'mails.send',
    'requests.read',
    'stock.write',
  ],
  content: ['catalogue.read', 'catalogue.write', 'comments.moderate', 'reviews.moderate', 'stock.write'],
  gate: ['bookings.read', 'catalogue.read', 'checkins.write'],
};

/**
 * Returns whether a role has a permission. An owner has all. A manager has all but the audit log, which also records
 * managers, the roles, and what is sent to other systems. The desk serves customers by the terms of their bookings, content maintains the catalogue, the
 * gate checks passes in.
 *
 * @example hasPermission('gate', 'bookings.read') // true
 * @example hasPermission('gate', 'catalogue.write') // false
 */
export const hasPermission = (role: StaffRole, permission: Permission): boolean =>
  role === 'owner' || granted[role].includes(permission);
