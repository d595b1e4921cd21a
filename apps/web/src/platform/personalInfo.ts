import type { Schema } from '@aitours/api-client';
import type { PersonalInfo } from '@aitours/domain/checkout';

/** What a profile fills in of a form (GAP-80); without one, nothing. */
export const toPersonalInfo = (user: Schema<'User'> | undefined): PersonalInfo => ({
  firstName: user?.first_name ?? '',
  lastName: user?.last_name ?? '',
  email: user?.email ?? '',
  phone: user?.phone ?? '',
});
