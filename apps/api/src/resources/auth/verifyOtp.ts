import { authenticateByMailbox } from '../../auth/accounts.ts';
import { normaliseEmail } from '../../auth/emailAddresses.ts';
import { verifyCodeLimits } from '../../auth/limits.ts';
import { startSession } from '../../auth/sessions.ts';
import { userBody } from '../../auth/userBody.ts';
import { operation } from '../../contract/operation.ts';
import { otpExpired, otpInvalid } from '../../problems/problems.ts';

/** Signs in with a one-time password, which verifies the address. */
export const verifyOtp = operation(
  'verifyOtp',
  async (context) => {
    const { body, db, clock, codes } = context;
    const email = normaliseEmail(body.email);
    const result = await codes.redeem(db, email, body.otp, clock.now());
    if (result === 'expired') throw otpExpired();
    if (result === 'invalid') throw otpInvalid();

    const user = await authenticateByMailbox(db, email, { registrationKey: body.registration_key, now: clock.now() });
    if (!user) throw otpInvalid();
    return { status: 200, body: { ...(await startSession(context, user.id)), user: userBody(user) } };
  },
  { limits: ({ body, address }) => verifyCodeLimits(body.email, address) },
);
