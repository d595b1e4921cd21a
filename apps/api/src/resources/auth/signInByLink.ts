import { and, eq, gt } from 'drizzle-orm';
import { authenticateByMailbox } from '../../auth/accounts.ts';
import { signIn } from '../../auth/secondFactors.ts';
import { hashSecret } from '../../auth/sessions.ts';
import { toUserBody } from '../../auth/userBody.ts';
import { signInLinks } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';

/** Signs in the owner of a mailbox who has opened a mailed link. No guesses of others count against it. */
export const signInByLink = operation(
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
);
