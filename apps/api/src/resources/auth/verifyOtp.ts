import { authenticateByMailbox } from '../../auth/accounts.ts';
import { normaliseEmail } from '../../auth/emailAddresses.ts';
import { codeOwner } from '../../auth/knownDevices.ts';
import { verifyCodeLimits } from '../../auth/limits.ts';
import { signIn } from '../../auth/secondFactors.ts';
import { toUserBody } from '../../auth/userBody.ts';
import { operation } from '../../http/operation.ts';
import { otpExpired, otpInvalid } from '../../problems/problems.ts';

/** Signs in with a one-time password, which verifies the address. */
export const verifyOtp = operation(
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
);
