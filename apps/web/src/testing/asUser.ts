import type { Schema } from '@aitours/api-client';
import { examples, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { StaffRole } from '@aitours/domain/staff';
import { atPath } from './atPath.tsx';

export type Handler = ReturnType<typeof respondsWith>;

/** Returns what the stories of this user's pages have in common. */
export function asUser<User extends Schema<'User'>>(user: User) {
  /** Returns the parameters of a page that receives these responses. */
  const responses = (...msw: readonly Handler[]) => ({
    layout: 'fullscreen',
    msw: [respondsWith('getMe', user), ...msw, ...scenarios.default],
  });
  /** Returns a story at this path, with these responses. */
  const at = (path: string, ...msw: readonly Handler[]) => ({
    decorators: [atPath(path, { as: user })],
    parameters: responses(...msw),
  });
  return { user, responses, at };
}

/** Returns what the stories of pages of staff with this role have in common. */
export const asStaff = (role: StaffRole) => asUser({ ...examples.getMe.staffUser, staff_role: role });
