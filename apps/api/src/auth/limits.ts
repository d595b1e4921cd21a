import { createHash } from 'node:crypto';
import { inSeconds } from '../lib/durations.ts';
import { Problem } from '../problems/problems.ts';
import { enforceRateLimits, type Limit } from '../rateLimit.ts';
import type { AuthServices } from './authServices.ts';
import { parseMailbox } from './emailAddresses.ts';
import { isKnownDevice } from './knownDevices.ts';
import { hashSecret } from './sessions.ts';

const { hour } = inSeconds;

/** Accounts are counted by hash, so that the table contains no e-mail addresses. */
export const hashAccount = (email: string) =>
  createHash('sha256')
    .update(parseMailbox(email) ?? email)
    .digest('base64url')
    .slice(0, 22);
const quarterHour = 15 * 60;

interface Caller extends Pick<AuthServices, 'db'> {
  /** The secret of the caller's browser. */
  readonly device: string | null;
  /** The caller's network address, in IPv6 its network. */
  readonly address: string;
}

/** The largest numbers of calls for one account. */
interface AccountMaxima {
  /** In a quarter of an hour, from a known device of the account. */
  readonly device: number;
  /** In an hour, from one network, without known devices. */
  readonly network: number;
  /** In an hour, from all networks, without known devices. */
  readonly account?: number;
  /** In a quarter of an hour, from one network, for all accounts. */
  readonly address: number;
}

/**
 * Returns the limits of a call that concerns an account: a known device has a limit of its own, so that strangers can't
 * use up the owner's (docs/rules/accounts.md). Otherwise a network is rejected before its calls count for the account.
 */
async function readAccountLimits(
  name: string,
  email: string,
  { db, device, address }: Caller,
  max: AccountMaxima,
): Promise<readonly Limit[]> {
  const account = `${name} account ${hashAccount(email)}`;
  if (device !== null && (await isKnownDevice(db, device, email)))
    return [{ bucket: `${account} device ${hashSecret(device)}`, max: max.device, seconds: quarterHour }];
  return [
    { bucket: `${account} address ${address}`, max: max.network, seconds: hour },
    { bucket: `${name} address ${address}`, max: max.address, seconds: quarterHour },
    ...(max.account === undefined ? [] : [{ bucket: account, max: max.account, seconds: hour }]),
  ];
}

/** A window may begin with an attack, so strangers have at most 80 guesses in any hour. */
export const signInLimits = (email: string, caller: Caller) =>
  readAccountLimits('sign-in', email, caller, { device: 20, network: 10, account: 40, address: 100 });

/** Each code allows five tries: strangers have at most 90 guesses in any hour. */
export const sendCodeLimits = (email: string, caller: Caller) =>
  readAccountLimits('send-otp', email, caller, { device: 5, network: 5, account: 9, address: 30 });

/** Every link that was requested works, so strangers who use up the limit send the owner a link. */
export const requestResetLimits = (email: string, caller: Caller) =>
  readAccountLimits('password-reset', email, caller, { device: 5, network: 5, account: 9, address: 30 });

/** No limit for all networks: strangers would use it up (see `maySendSignInLink`). */
export const requestSignInLinkLimits = (email: string, caller: Caller) =>
  readAccountLimits('sign-in-link', email, caller, { device: 5, network: 5, address: 30 });

/** In seconds. */
export const signInLinkLife = quarterHour;

/**
 * Returns whether a link may be sent to a mailbox: three in the time for which each works. So while strangers have used
 * them up, a link that works is in the mailbox.
 */
export async function maySendSignInLink(
  email: string,
  { db, clock, config }: Pick<AuthServices, 'db' | 'clock' | 'config'>,
): Promise<boolean> {
  const limit = { bucket: `sign-in-link mails ${hashAccount(email)}`, max: 3, seconds: signInLinkLife };
  try {
    await enforceRateLimits(db, [limit], clock.now(), config.rateLimitFactor);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** The codes limit the guesses for an account; a limit for all networks would only lock the owner out. */
export const verifyCodeLimits = (email: string, caller: Caller) =>
  readAccountLimits('verify-otp', email, caller, { device: 25, network: 25, address: 100 });

/** The limits of requests for a code that opens a booking; the same as for sign-in codes. */
export const requestLookupLimits = (email: string, caller: Caller) =>
  readAccountLimits('booking-lookup', email, caller, { device: 5, network: 5, account: 9, address: 30 });

/** A stranger doesn't know the id of a look-up, so this limits the guesses of its requester. */
export const openLookupLimits = (address: string): Limit[] => [
  { bucket: `open-booking-lookup address ${address}`, max: 30, seconds: quarterHour },
];

/** Only a caller who passed the first factor has a challenge, so a stranger can't use up the limits. */
export const readSecondFactorLimits = (email: string, caller: Caller) =>
  readAccountLimits('second-factor', email, caller, { device: 10, network: 10, account: 20, address: 100 });

/** A passkey can't be guessed: this limits the work and the stored challenges. */
export const listPasskeyLimits = (address: string): Limit[] => [
  { bucket: `passkey address ${address}`, max: 300, seconds: quarterHour },
];

export const listRegistrationLimits = (address: string): Limit[] => [
  { bucket: `register address ${address}`, max: 30, seconds: hour },
];

export const refreshLimits = (address: string): Limit[] => [
  { bucket: `refresh address ${address}`, max: 600, seconds: quarterHour },
];

export const listSocialLimits = (address: string): Limit[] => [
  { bucket: `social address ${address}`, max: 100, seconds: quarterHour },
];
