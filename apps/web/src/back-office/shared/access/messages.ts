import { hasPermission, type Permission, type StaffRole, staffRoles } from '@aitours/domain/staff';

export const roleNames: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  desk: 'Desk',
  content: 'Content',
  gate: 'Gate',
};

/** What a permission allows, for a list of what a role can do. */
export const permissionTexts: Readonly<Record<Permission, string>> = {
  'audit.read': 'Read the audit log',
  'bookings.export': 'Export the bookings of all customers as a file',
  'bookings.override': 'Cancel bookings with another refund than their terms',
  'bookings.read': 'See the bookings and transfers of all customers',
  'bookings.write': 'Handle bookings: cash, cancellations by their terms, vouchers and notes',
  'catalogue.read': 'See tours, activities and tickets as staff',
  'catalogue.write': 'Create, change and remove products',
  'checkins.write': 'Check passes in at the gate',
  'comments.moderate': 'Hide comments on the blog',
  'reviews.moderate': 'Publish and answer reviews',
  'customers.read': 'See the customers with their contact data',
  'mails.send': 'See which mails were sent, and send them again',
  'requests.read': 'See the cruise requests of all customers',
  'staff.manage': 'Give staff their roles',
  'statistics.read': 'See statistics and revenue',
  'stock.write': 'Create time slots and their places',
  'promocodes.manage': 'Manage promo codes',
  'webhooks.manage': 'Send events to other systems',
};

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Names the roles that have a permission: "Owner, Manager or Desk". */
export const formatRolesWith = (permission: Permission): string =>
  alternatives.format(staffRoles.filter((role) => hasPermission(role, permission)).map((role) => roleNames[role]));
