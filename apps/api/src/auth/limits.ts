import { createHash } from 'node:crypto';
import type { Limit } from '../rateLimit.ts';
import { parseMailbox } from './emailAddresses.ts';

/** Accounts are counted by hash, so that the table contains no e-mail addresses. */
export const accountHash = (email: string) =>
  createHash('sha256')
    .update(parseMailbox(email) ?? email)
    .digest('base64url')
    .slice(0, 22);
const quarterHour = 15 * 60;
const hour = 3600;

/** Fewer attempts per account than per network address, which many people may share. */
export const signInLimits = (email: string, address: string): Limit[] => [
  { bucket: `sign-in account ${accountHash(email)}`, max: 20, seconds: quarterHour },
  { bucket: `sign-in address ${address}`, max: 100, seconds: quarterHour },
];

export const sendCodeLimits = (email: string, address: string): Limit[] => [
  { bucket: `send-otp account ${accountHash(email)}`, max: 5, seconds: quarterHour },
  { bucket: `send-otp address ${address}`, max: 30, seconds: quarterHour },
];

/** With five tries per code and five codes in 15 minutes, guessing one of a million codes takes years. */
export const verifyCodeLimits = (email: string, address: string): Limit[] => [
  { bucket: `verify-otp account ${accountHash(email)}`, max: 25, seconds: quarterHour },
  { bucket: `verify-otp address ${address}`, max: 100, seconds: quarterHour },
];

export const registrationLimits = (address: string): Limit[] => [
  { bucket: `register address ${address}`, max: 30, seconds: hour },
];

export const refreshLimits = (address: string): Limit[] => [
  { bucket: `refresh address ${address}`, max: 600, seconds: quarterHour },
];

export const socialLimits = (address: string): Limit[] => [
  { bucket: `social address ${address}`, max: 100, seconds: quarterHour },
];
