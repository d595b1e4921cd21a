import { createHash } from 'node:crypto';
import type { Limit } from '../rateLimit.ts';
import { normalEmail } from './accounts.ts';

/** Buckets name accounts by hash: the table of counts is no list of addresses. */
const account = (email: string) => createHash('sha256').update(normalEmail(email)).digest('base64url').slice(0, 22);
const quarter = 15 * 60;
const hour = 3600;

/** Trying passwords: few per account, more per address, behind which many people may sit. */
export const signInLimits = (email: string, address: string): Limit[] => [
  { bucket: `sign-in account ${account(email)}`, max: 20, seconds: quarter },
  { bucket: `sign-in address ${address}`, max: 100, seconds: quarter },
];

export const sendCodeLimits = (email: string, address: string): Limit[] => [
  { bucket: `send-otp account ${account(email)}`, max: 5, seconds: quarter },
  { bucket: `send-otp address ${address}`, max: 30, seconds: quarter },
];

/** With five tries per code and five codes per quarter, guessing one of a million takes years. */
export const verifyCodeLimits = (email: string, address: string): Limit[] => [
  { bucket: `verify-otp account ${account(email)}`, max: 25, seconds: quarter },
  { bucket: `verify-otp address ${address}`, max: 100, seconds: quarter },
];

export const registrationLimits = (address: string): Limit[] => [
  { bucket: `register address ${address}`, max: 30, seconds: hour },
];

export const renewalLimits = (address: string): Limit[] => [
  { bucket: `refresh address ${address}`, max: 600, seconds: quarter },
];

export const socialLimits = (address: string): Limit[] => [
  { bucket: `social address ${address}`, max: 100, seconds: quarter },
];
