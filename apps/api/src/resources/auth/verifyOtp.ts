import { eq, sql } from 'drizzle-orm';
import { normalEmail } from '../../auth/accounts.ts';
import { verifyCodeLimits } from '../../auth/limits.ts';
import { startSession } from '../../auth/sessions.ts';
import { findUser } from '../../auth/signedInUser.ts';
import { userBody } from '../../auth/userBody.ts';
import { operation } from '../../contract/operation.ts';
import { otpExpired, otpInvalid } from '../../contract/problems.ts';
import { users } from '../../db/schema.ts';

/** Signs in with a one-time password, which proves the address. */
export const verifyOtp = operation(
  'verifyOtp',
  async (context) => {
    const { body, db, clock, codes } = context;
    const email = normalEmail(body.email);
    const result = await codes.redeem(db, email, body.otp, clock.now());
    if (result === 'expired') throw otpExpired();
    if (result === 'wrong') throw otpInvalid();

    const [proven] = await db
      .update(users)
      .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${clock.now().toISOString()}::timestamptz)` })
      .where(eq(users.email, email))
      .returning({ id: users.id });
    const user = proven && (await findUser(db, proven.id));
    if (!user) throw otpInvalid();
    return { status: 200, body: { ...(await startSession(context, user.id)), user: userBody(user) } };
  },
  { limits: ({ body, address }) => verifyCodeLimits(body.email, address) },
);
