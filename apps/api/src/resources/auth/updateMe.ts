import { eq } from 'drizzle-orm';
import { toUserBody } from '../../auth/userBody.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { subscribe, unsubscribe } from '../../db/people/newsletter.ts';
import { findUser, type SignedInUser } from '../../db/people/signedInUser.ts';
import { users } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { readPhone } from '../../lib/readPhone.ts';
import { sessionExpired } from '../../problems/problems.ts';
import { mailConfirmation } from '../newsletter/mailConfirmation.ts';

/** Updates the caller's profile; other fields can't be changed (GAP-05). */
export const updateMe = operation('updateMe', async ({ body, user, db, config, clock }) => {
  const values = {
    firstName: body.first_name ?? user.firstName,
    lastName: body.last_name ?? user.lastName,
    phone: body.phone ? readPhone(body.phone, 'phone') : (body.phone ?? user.phone),
    bio: body.bio ?? user.bio,
    address: body.address ?? user.address,
    emailNotifications: body.email_notifications ?? user.emailNotifications,
    newsletterSubscription: body.newsletter_subscription ?? user.newsletterSubscription,
  };
  await inTransaction(db, async (tx) => {
    await tx.update(users).set(values).where(eq(users.id, user.id));
    if (values.newsletterSubscription !== user.newsletterSubscription)
      await changeSubscription(tx, user, values.newsletterSubscription, config, clock.now());
  });
  const updated = await findUser(db, user.id);
  if (!updated) throw sessionExpired();
  return { status: 200, body: toUserBody(updated, config) };
});

/** Subscribes the user's address, which is confirmed by mail unless the user has proven it, or unsubscribes it (QUIRK-03). */
async function changeSubscription(
  tx: Database,
  { email, emailVerifiedAt }: SignedInUser,
  isWanted: boolean,
  config: Config,
  now: Date,
): Promise<void> {
  if (config.quirks.hasInertControls) return;
  if (!isWanted) await unsubscribe(tx, email);
  else if (emailVerifiedAt) await subscribe(tx, email, now);
  else await mailConfirmation(tx, email, config, now);
}
