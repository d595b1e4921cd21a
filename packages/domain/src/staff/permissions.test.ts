import { expect, it } from 'vitest';
import { hasPermission, permissions, staffRoles } from './index.ts';

it('each role has exactly its permissions', () => {
  const table = staffRoles.map((role) => [role, permissions.filter((permission) => hasPermission(role, permission))]);
  expect(Object.fromEntries(table)).toEqual({
    owner: [...permissions],
    manager: permissions.filter((permission) => permission !== 'audit.read'),
    desk: ['bookings.read', 'catalogue.read', 'requests.read', 'stock.write'],
    content: ['catalogue.read', 'catalogue.write', 'stock.write'],
    gate: ['bookings.read', 'catalogue.read'],
  });
});
