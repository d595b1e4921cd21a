import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { normaliseEmail } from '../../auth/emailAddresses.ts';
import { requestResetLimits } from '../../auth/limits.ts';
import { hashSecret } from '../../auth/sessions.ts';
import { passwordResets, users } from '../../db/schema.ts';
import { operation } from '../../http/operation.ts';
import { createPasswordResetMail } from '../../mail/accountMails.ts';

const lifetime = 30 * 60_000;

/** Sends a link to set a new password. An unknown address gets the same response, in the same time, but no mail. */
export const requestPasswordReset = operation(
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
);
