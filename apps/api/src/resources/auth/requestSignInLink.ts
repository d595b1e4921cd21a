import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { normaliseEmail } from '../../auth/emailAddresses.ts';
import { maySendSignInLink, requestSignInLinkLimits, signInLinkLife } from '../../auth/limits.ts';
import { hashSecret } from '../../auth/sessions.ts';
import { signInLinks, users } from '../../db/schema.ts';
import { operation } from '../../http/operation.ts';
import { signInLinkMail } from '../../mail/accountMails.ts';

/**
 * Sends a link that signs in, unless enough were sent that still work. An unknown address gets the same response, in
 * the same time, but no mail.
 */
export const requestSignInLink = operation(
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
);
