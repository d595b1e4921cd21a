import type { Schema } from '@aitours/api-client';
import type { PersonalInfo } from '@aitours/domain/checkout';

/** Returns a profile's values for a form (GAP-80); empty without a profile. */
export const toPersonalInfo = (user: Schema<'User'> | undefined): PersonalInfo => ({
  firstName: user?.first_name ?? '',
  lastName: user?.last_name ?? '',
  email: user?.email ?? '',
  phone: user?.phone ?? '',
});
