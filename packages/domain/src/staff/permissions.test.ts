import { expect, it } from 'vitest';
import { findRoleError, hasPermission, permissions, staffRoles } from './index.ts';

it('each role has exactly its permissions', () => {
  const table = staffRoles.map((role) => [role, permissions.filter((permission) => hasPermission(role, permission))]);
  expect(Object.fromEntries(table)).toEqual({
    owner: [...permissions],
    manager: permissions.filter(
      (permission) => !['audit.read', 'staff.manage', 'webhooks.manage'].includes(permission),
    ),
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
  });
});

const account = { id: '2', role: null, hasProvenAddress: true, hasCompanyAddress: false };
it.each([
  ['their own role', { id: '1' }, 'manager', 'own'],
  ['their own removal', { id: '1' }, null, 'own'],
  ['a role of an unproven address', { hasProvenAddress: false }, 'gate', 'unproven'],
  ['the removal of an unproven address', { role: 'gate', hasProvenAddress: false }, null, undefined],
  ['the removal of a company address', { role: 'gate', hasCompanyAddress: true }, null, 'company-address'],
  ['another role of a company address', { hasCompanyAddress: true }, 'gate', undefined],
  ['a role of a customer', {}, 'owner', undefined],
  ['the removal of another owner', { role: 'owner' }, null, undefined],
] as const)('an owner sets %s', (_, rest, role, expected) =>
  expect(findRoleError('1', { ...account, ...rest }, role)).toBe(expected),
);
