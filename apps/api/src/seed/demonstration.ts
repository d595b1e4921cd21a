import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';

/** The password of the demonstration's accounts on a laptop, where the shop's own database runs. */
const knownPassword = 'aitours-demo';

/**
 * The password for the demonstration's accounts. Everybody knows the usual one, so a database that others may reach
 * gets one that is made up and shown once.
 */
export const demonstrationPassword = ({ databaseUrl }: Pick<Config, 'databaseUrl'>): string =>
  databaseUrl === null ? knownPassword : randomBytes(12).toString('base64url');

/** Who can be tried out, in a line for the log. */
export const demonstrationAccounts = (password: string): string =>
  `Sign in as layla@example.com, or for the back office as maryam@example.com; the password is ${password}`;
