import { randomBytes } from 'node:crypto';
import { normaliseEmail } from '../../auth/emailAddresses.ts';
import { listRegistrationLimits } from '../../auth/limits.ts';
import { hashPassword, requireAcceptablePassword } from '../../auth/passwords.ts';
import { hashSecret } from '../../auth/sessions.ts';
import { isFormerCustomer } from '../../db/people/personalData.ts';
import { users } from '../../db/schema.ts';
import { operation } from '../../http/operation.ts';
import { readPhone } from '../../lib/readPhone.ts';
import { emailTaken } from '../../problems/problems.ts';

/** Creates an account. It starts no session: the address is verified by a one-time password first. */
export const registerUser = operation(
  'registerUser',
  async ({ body, db, clock, hashMailbox }) => {
    const phone = body.phone && readPhone(body.phone, 'phone');
    const { email, first_name: firstName, last_name: lastName } = body;
    requireAcceptablePassword('password', body.password, { email, firstName, lastName });
    const registration_key = randomBytes(32).toString('base64url');
    const mailbox = normaliseEmail(body.email);
    const [user] = await db
      .insert(users)
      .values({
        email: mailbox,
        hadBooking: await isFormerCustomer(db, hashMailbox(mailbox)),
        passwordHash: await hashPassword(body.password),
        registrationKeyHash: hashSecret(registration_key),
        firstName: body.first_name,
        lastName: body.last_name,
        phone,
        createdAt: clock.now(),
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id, email: users.email });
    if (!user) throw emailTaken();
    const { first_name, last_name } = body;
    return { status: 201, body: { ...user, first_name, last_name, phone, registration_key } };
  },
  { limits: ({ address }) => listRegistrationLimits(address) },
);
