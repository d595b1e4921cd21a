import { eq } from 'drizzle-orm';
import { normaliseEmail } from '../../auth/emailAddresses.ts';
import { codeOwner } from '../../auth/knownDevices.ts';
import { sendCodeLimits } from '../../auth/limits.ts';
import { users } from '../../db/schema.ts';
import { operation } from '../../http/operation.ts';
import { createOneTimePasswordMail } from '../../mail/oneTimePasswordMail.ts';

/** Sends a one-time password. An unknown address gets the same response, in the same time, but no mail. */
export const sendOtp = operation(
  'sendOtp',
  async ({ body, db, clock, codes, mail, config, device, log }) => {
    const email = normaliseEmail(body.email);
    const code = await codes.issue(db, await codeOwner(db, email, device), clock.now());
    const [user] = await db.select({ email: users.email }).from(users).where(eq(users.email, email));
    if (user) mail.send(createOneTimePasswordMail(user.email, code));
    if (user && config.mail.logCodes) log.info({ terminal: true }, `The one-time password of ${user.email} is ${code}`);
    return { status: 200, body: { detail: 'OTP sent' } };
  },
  { limits: (context) => sendCodeLimits(context.body.email, context) },
);
