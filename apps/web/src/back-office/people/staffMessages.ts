import type { StaffRole } from '@aitours/domain/staff';
import { roleNames } from '../shared/access/messages.ts';

export const staffMessages = {
  neverSeen: 'Not yet',
  ownRole: 'Your own role: another owner can change it',
  changeRole: 'Change role',
  changeRoleOf: (name: string): string => `Change role of ${name}`,
  addMember: 'Add staff member',
  memberEmail: 'Email address of the account',
  memberEmailHint: 'The person needs an account of the shop with a proven address.',
  newRole: 'Role',
  roleForm: 'Role',
  roleOf: (name: string): string => `Role of ${name}`,
  roleAllows: (role: string): string => `${role} can:`,
  saveRole: 'Save role',
  removeMember: 'Remove from staff',
  roleFailed: 'The role couldn’t be changed. Please try again.',
  roleSaved: (email: string, role: StaffRole): string => `${email} now has the role ${roleNames[role]}.`,
  memberRemoved: (email: string): string => `${email} is no longer staff.`,
  removeSecondFactor: 'Remove the second factor',
  removeSecondFactorTitle: 'Remove the second factor?',
  removeSecondFactorHint: (email: string): string =>
    `For a colleague who has lost phone and recovery codes. Make sure that the request really comes from ${email}: afterwards the password alone is enough to log in. All their sessions end, and they receive a mail.`,
  keepSecondFactor: 'Keep it',
  secondFactorFailed: 'The second factor couldn’t be removed. Please try again.',
  secondFactorRemoved: (email: string): string => `${email} has no second factor now, and is logged out.`,
} as const;
