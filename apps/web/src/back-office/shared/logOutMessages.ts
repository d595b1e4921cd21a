import { formatCount } from '@aitours/domain/counts';

export const logOutMessages = {
  title: 'Log out now?',
  text: (count: number): string =>
    `${formatCount(count, 'scan')} not sent yet. If you log out now, they are deleted, and the passes can be used again.`,
  stay: 'Stay logged in',
  leave: 'Log out and delete',
} as const;
