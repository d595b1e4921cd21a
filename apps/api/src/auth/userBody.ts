import type { components } from '@aitours/openapi/schema';
import type { Config } from '../config.ts';
import { getStaffRole, type SignedInUser } from '../db/people/signedInUser.ts';
import { getSecondFactor } from './permissions.ts';

/** Returns the user's own account (ENTITY-01). */
export function toUserBody(user: SignedInUser, config: Config): components['schemas']['User'] {
  const role = getStaffRole(user, config);
  return {
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    full_name: `${user.firstName} ${user.lastName}`.trim(),
    phone: user.phone,
    avatar: user.avatar,
    bio: user.bio,
    address: user.address,
    email_notifications: user.emailNotifications,
    newsletter_subscription: user.newsletterSubscription,
    is_staff: user.staffRole !== null,
    has_password: user.hasPassword,
    ...(role && { staff_role: role }),
    second_factor: getSecondFactor(user, config),
  };
}
