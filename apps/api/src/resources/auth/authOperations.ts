import { randomBytes } from 'node:crypto';
import { fromDubaiTime, toDubaiDate } from '@aitours/domain/dates';
import { getPeriodStart } from '@aitours/domain/staff';
import { and, eq, gt, sql } from 'drizzle-orm';
import {
  authenticateByGoogle,
  authenticateByMailbox,
  authenticateByPassword,
  isPasswordOf,
} from '../../auth/accounts.ts';
import { createAppSecret } from '../../auth/authenticatorApp.ts';
import { normaliseEmail } from '../../auth/emailAddresses.ts';
import { codeOwner, continueSession, listDevices as readDevices, startDeviceSession } from '../../auth/knownDevices.ts';
import {
  listPasskeyLimits,
  listSocialLimits,
  maySendSignInLink,
  readSecondFactorLimits,
  refreshLimits,
  requestResetLimits,
  requestSignInLinkLimits,
  sendCodeLimits,
  signInLimits,
  signInLinkLife,
  verifyCodeLimits,
} from '../../auth/limits.ts';
import {
  acceptPasskey,
  createAssertionOptions,
  createPasskeyOptions,
  listPasskeys as readPasskeys,
} from '../../auth/passkeys.ts';
import { hashPassword, requireAcceptablePassword } from '../../auth/passwords.ts';
import { isProtected } from '../../auth/permissions.ts';
import { challengedEmail, completeSignIn, pendingLife, requireProof, signIn } from '../../auth/secondFactors.ts';
import {
  endAllSessions,
  endSession,
  endDevice as endSessionsOf,
  hashSecret,
  refreshSession,
} from '../../auth/sessions.ts';
import { toUserBody } from '../../auth/userBody.ts';
import { hasNoBooking } from '../../db/bookings/bookings.ts';
import { findUser, getStaffRole } from '../../db/people/signedInUser.ts';
import { bookings, passwordResets, recoveryCodes, secondFactors, signInLinks, users } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { createPasswordChangedMail, createPasswordResetMail, signInLinkMail } from '../../mail/accountMails.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { createOneTimePasswordMail } from '../../mail/oneTimePasswordMail.ts';
import {
  forbidden,
  invalidRequest,
  notFound,
  otpExpired,
  otpInvalid,
  passkeyRejected,
} from '../../problems/problems.ts';
import { addPasskey } from './addPasskey.ts';
import { confirmSecondFactor } from './confirmSecondFactor.ts';
import { deleteAccount } from './deleteAccount.ts';
import { exportAccount } from './exportAccount.ts';
import { registerUser } from './registerUser.ts';
import { removePasskey } from './removePasskey.ts';
import { removeSecondFactor } from './removeSecondFactor.ts';
import { resetPassword } from './resetPassword.ts';
import { updateMe } from './updateMe.ts';

const lifetime = 30 * 60_000;

const days = 30;

export const authOperations = {
  /** Signs in with an e-mail address and a password; used by the sign-in dialog. */
  createToken: operation(
    'createToken',
    async (context) => {
      const user = await authenticateByPassword(context.db, context.body.username, context.body.password);
      return signIn(context, user);
    },
    { limits: (context) => signInLimits(context.body.username, context) },
  ),

  /** Exchanges a refresh token for a new pair. */
  refreshToken: operation(
    'refreshToken',
    async (context) => ({ status: 200, body: await refreshSession(context, context.body.refresh) }),
    { limits: ({ address }) => refreshLimits(address) },
  ),

  /** Signs out: the session ends in all tabs. */
  revokeToken: operation('revokeToken', async (context) => {
    await endSession(context, context.body.refresh);
    return { status: 204 };
  }),

  /** Changes the caller's password and ends all other sessions. An account without a password gets one. */
  changePassword: operation(
    'changePassword',
    async (context) => {
      const { body, user, db, clock, config } = context;
      if (user.hasPassword && !(await isPasswordOf(db, user.id, body.current_password ?? '')))
        throw invalidRequest(null, { current_password: ['This isn’t your password. Please check it.'] });
      requireAcceptablePassword('new_password', body.new_password, user);
      const passwordHash = await hashPassword(body.new_password);
      await inTransaction(db, async (tx) => {
        await endAllSessions(tx, user.id, clock.now());
        await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
        await queueMail(tx, createPasswordChangedMail(user.email, config.publicUrl), clock.now());
      });
      return continueSession(context);
    },
    { limits: ({ user }) => [{ bucket: `change-password user ${user.id}`, max: 10, seconds: 15 * 60 }] },
  ),

  /** Creates a secret for the caller's authenticator app. It counts once a code has confirmed it. */
  startSecondFactor: operation(
    'startSecondFactor',
    async (context) => {
      const { body, user, db, clock, config, secrets } = context;
      if (getStaffRole(user, config) === null) throw forbidden();
      const created = createAppSecret(user.email);
      const pending = {
        pendingSecret: secrets.encrypt(created.secret, user.id),
        pendingUntil: new Date(clock.now().getTime() + pendingLife),
      };
      await inTransaction(db, async (tx) => {
        await requireProof({ ...context, db: tx }, user, body);
        await tx
          .insert(secondFactors)
          .values({ userId: user.id, ...pending })
          .onConflictDoUpdate({ target: secondFactors.userId, set: pending });
      });
      return { status: 200, body: created };
    },
    { limits: ({ user }) => [{ bucket: `second-factor user ${user.id}`, max: 10, seconds: 15 * 60 }] },
  ),
  confirmSecondFactor,
  removeSecondFactor,

  /** Completes a sign-in with a code of the second factor. */
  verifySecondFactor: operation(
    'verifySecondFactor',
    async (context) => {
      const { challenge, code } = context.body;
      const { user, body, ...response } = await completeSignIn(context, challenge, code);
      return { ...response, body: { ...body, user: toUserBody(user, context.config) } };
    },
    {
      limits: async (context) =>
        readSecondFactorLimits((await challengedEmail(context.db, context.body.challenge)) ?? 'unknown', context),
    },
  ),

  /** Lists the caller's passkeys. */
  listPasskeys: operation('listPasskeys', async ({ db, user }) => ({
    status: 200,
    body: await readPasskeys(db, user.id),
  })),

  /** Returns the options with which the caller's browser creates a passkey. */
  startPasskey: operation(
    'startPasskey',
    async (context) => ({
      status: 200,
      body: await inTransaction(context.db, async (tx) => {
        await requireProof({ ...context, db: tx }, context.user, context.body);
        return createPasskeyOptions({ ...context, db: tx }, context.user);
      }),
    }),
    { limits: ({ user }) => [{ bucket: `second-factor user ${user.id}`, max: 10, seconds: 15 * 60 }] },
  ),
  addPasskey,
  removePasskey,

  /** Returns the options with which a browser proves a passkey. */
  startPasskeySignIn: operation(
    'startPasskeySignIn',
    async (context) => ({ status: 200, body: await createAssertionOptions(context) }),
    { limits: ({ address }) => listPasskeyLimits(address) },
  ),

  /** Signs in with a passkey. Its device has verified the user, so no code is required. */
  signInWithPasskey: operation(
    'signInWithPasskey',
    async (context) => {
      const { body, db, config } = context;
      const user = await inTransaction(db, async (tx) => {
        const userId = await acceptPasskey({ ...context, db: tx }, body);
        return userId === null ? null : findUser(tx, userId);
      });
      if (!user) throw passkeyRejected();
      const session = await startDeviceSession(context, user.id, user);
      return { ...session, body: { ...session.body, user: toUserBody(user, config) } };
    },
    { limits: ({ address }) => listPasskeyLimits(address) },
  ),

  /** Signs the caller out in all browsers. */
  endSessions: operation('endSessions', async ({ db, user, clock }) => {
    await inTransaction(db, (tx) => endAllSessions(tx, user.id, clock.now()));
    return { status: 204 };
  }),

  /** Lists the browsers in which the caller has signed in. */
  listDevices: operation('listDevices', async ({ db, user, device }) => ({
    status: 200,
    body: await readDevices(db, user.id, device),
  })),

  /** Signs the caller out in one browser. */
  endDevice: operation('endDevice', async ({ path, db, user, clock }) => {
    const hasEnded = await inTransaction(db, (tx) => endSessionsOf(tx, user.id, path.id, clock.now()));
    if (!hasEnded) throw notFound('browser');
    return { status: 204 };
  }),

  /** Signs the caller out in all other browsers. */
  endOtherSessions: operation('endOtherSessions', async (context) => {
    const { db, user, clock } = context;
    await inTransaction(db, (tx) => endAllSessions(tx, user.id, clock.now()));
    return continueSession(context);
  }),

  /** Sends a link to set a new password. An unknown address gets the same response, in the same time, but no mail. */
  requestPasswordReset: operation(
    'requestPasswordReset',
    async ({ body, db, clock, mail, config }) => {
      const email = normaliseEmail(body.email);
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + lifetime);
      await db.insert(passwordResets).values({ hash: hashSecret(token), email, expiresAt });
      const [user] = await db.select({ email: users.email }).from(users).where(eq(users.email, email));
      if (user) mail.send(createPasswordResetMail(user.email, token, config.publicUrl));
      return { status: 200, body: { detail: 'Link sent' } };
    },
    { limits: (context) => requestResetLimits(context.body.email, context) },
  ),
  resetPassword,

  /**
   * Sends a link that signs in, unless enough were sent that still work. An unknown address gets the same response, in
   * the same time, but no mail.
   */
  requestSignInLink: operation(
    'requestSignInLink',
    async (context) => {
      const { body, db, clock, mail, config } = context;
      const email = normaliseEmail(body.email);
      const isSent = await maySendSignInLink(email, context);
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + signInLinkLife * 1000);
      if (isSent) await db.insert(signInLinks).values({ hash: hashSecret(token), email, expiresAt });
      const [user] = await db.select({ email: users.email }).from(users).where(eq(users.email, email));
      if (user && isSent) mail.send(signInLinkMail(user.email, token, config.publicUrl));
      return { status: 200, body: { detail: 'Link sent' } };
    },
    { limits: (context) => requestSignInLinkLimits(context.body.email, context) },
  ),

  /** Signs in the owner of a mailbox who has opened a mailed link. No guesses of others count against it. */
  signInByLink: operation(
    'signInByLink',
    async (context) => {
      const { body, db, clock } = context;
      const now = clock.now();
      const user = await inTransaction(db, async (tx) => {
        const [link] = await tx
          .delete(signInLinks)
          .where(and(eq(signInLinks.hash, hashSecret(body.token)), gt(signInLinks.expiresAt, now)))
          .returning();
        const proof = { registrationKey: body.registration_key, now };
        const owner = link && (await authenticateByMailbox(tx, link.email, proof));
        if (!owner) throw notFound('link');
        return owner;
      });
      const response = await signIn(context, user);
      return { ...response, body: { ...response.body, user: toUserBody(user, context.config) } };
    },
    { limits: ({ address }) => [{ bucket: `sign-in-by-link address ${address}`, max: 30, seconds: 15 * 60 }] },
  ),
  registerUser,

  /** Sends a one-time password. An unknown address gets the same response, in the same time, but no mail. */
  sendOtp: operation(
    'sendOtp',
    async ({ body, db, clock, codes, mail, config, device, log }) => {
      const email = normaliseEmail(body.email);
      const code = await codes.issue(db, await codeOwner(db, email, device), clock.now());
      const [user] = await db.select({ email: users.email }).from(users).where(eq(users.email, email));
      if (user) mail.send(createOneTimePasswordMail(user.email, code));
      if (user && config.mail.logCodes)
        log.info({ terminal: true }, `The one-time password of ${user.email} is ${code}`);
      return { status: 200, body: { detail: 'OTP sent' } };
    },
    { limits: (context) => sendCodeLimits(context.body.email, context) },
  ),

  /** Signs in with a one-time password, which verifies the address. */
  verifyOtp: operation(
    'verifyOtp',
    async (context) => {
      const { body, db, clock, codes, device } = context;
      const email = normaliseEmail(body.email);
      const result = await codes.redeem(db, await codeOwner(db, email, device), body.otp, clock.now());
      if (result === 'expired') throw otpExpired();
      if (result === 'invalid') throw otpInvalid();

      const user = await authenticateByMailbox(db, email, { registrationKey: body.registration_key, now: clock.now() });
      if (!user) throw otpInvalid();
      const response = await signIn(context, user);
      return { ...response, body: { ...response.body, user: toUserBody(user, context.config) } };
    },
    { limits: (context) => verifyCodeLimits(context.body.email, context) },
  ),

  /** Signs in with an e-mail address and a password; used by the sign-in page. */
  loginUser: operation(
    'loginUser',
    async (context) => {
      const user = await authenticateByPassword(context.db, context.body.email, context.body.password);
      const response = await signIn(context, user);
      return { ...response, body: { ...response.body, user: toUserBody(user, context.config) } };
    },
    { limits: (context) => signInLimits(context.body.email, context) },
  ),

  /** Signs in with Google's access token; used by the sign-in page. */
  socialAuth: operation(
    'socialAuth',
    async (context) => {
      const identity = await context.google.identifyByAccessToken(context.body.access_token);
      const user = await authenticateByGoogle(context.db, identity, {
        registrationKey: context.body.registration_key,
        now: context.clock.now(),
        hashMailbox: context.hashMailbox,
      });
      const response = await signIn(context, user);
      return { ...response, body: { ...response.body, user: toUserBody(user, context.config) } };
    },
    { limits: ({ address }) => listSocialLimits(address) },
  ),

  /** Signs in with Google's identity token; used by the sign-in dialog. */
  googleSignIn: operation(
    'googleSignIn',
    async (context) => {
      const identity = await context.google.identifyByIdToken(context.body.id_token);
      const user = await authenticateByGoogle(context.db, identity, {
        registrationKey: context.body.registration_key,
        now: context.clock.now(),
        hashMailbox: context.hashMailbox,
      });
      return signIn(context, user);
    },
    { limits: ({ address }) => listSocialLimits(address) },
  ),

  /** Returns the caller's account, with the discount of a first booking if the caller would get it. */
  getMe: operation('getMe', async ({ user, db, config }) => {
    const { percent } = config.quirks.firstBooking;
    const isEligible = percent > 0 && (await hasNoBooking(db, user.id));
    const body = {
      ...toUserBody(user, config),
      ...(isEligible && { first_booking_discount: percent }),
      ...(isProtected(user, config) && {
        recovery_codes_left: await db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id)),
      }),
    };
    return { status: 200, body };
  }),
  updateMe,
  exportAccount,
  deleteAccount,

  /** Counts the users who signed in or booked in the last 30 days, or in a period; for staff. */
  getUserStats: operation('getUserStats', async ({ query: { period }, clock, db }) => {
    const now = clock.now();
    const start = period
      ? fromDubaiTime(getPeriodStart(period, toDubaiDate(now)))
      : new Date(now.getTime() - days * 24 * 3600 * 1000);
    const since = start.toISOString();
    const { rows } = await db.execute<{ active: number }>(sql`
    select count(*)::int as active from (
      select id from ${users} where last_seen_at >= ${since}
      union
      select user_id from ${bookings} where created_at >= ${since} and user_id is not null
    ) as active_users
  `);
    return { status: 200, body: { active_users: rows[0]?.active ?? 0 } };
  }),
};
