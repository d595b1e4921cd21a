import { eq } from 'drizzle-orm';
import { findUser } from '../../auth/signedInUser.ts';
import { userBody } from '../../auth/userBody.ts';
import { operation } from '../../contract/operation.ts';
import { users } from '../../db/schema.ts';
import { sessionExpired } from '../../problems/problems.ts';
import { readPhone } from '../readPhone.ts';

/** Updates the caller's profile; other fields can't be changed (GAP-05). */
export const updateMe = operation('updateMe', async ({ body, user, db }) => {
  const values = {
    firstName: body.first_name ?? user.firstName,
    lastName: body.last_name ?? user.lastName,
    phone: body.phone ? readPhone(body.phone, 'phone') : (body.phone ?? user.phone),
    bio: body.bio ?? user.bio,
    address: body.address ?? user.address,
    emailNotifications: body.email_notifications ?? user.emailNotifications,
    newsletterSubscription: body.newsletter_subscription ?? user.newsletterSubscription,
  };
  await db.update(users).set(values).where(eq(users.id, user.id));
  const updated = await findUser(db, user.id);
  if (!updated) throw sessionExpired();
  return { status: 200, body: userBody(updated) };
});
