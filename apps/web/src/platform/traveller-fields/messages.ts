import type { PersonalInfo } from '@aitours/domain/checkout';

/** Messages of every form with traveller fields. */
export const travellerMessages = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'With country code, so that your driver can reach you.',
  requests: 'Special requests (optional)',
  requestsHint: 'Allergies, a child seat, when you land: whatever we should know.',
  missing: {
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    email: 'Enter your email address',
    phone: 'Enter your phone number',
  } satisfies Record<keyof PersonalInfo, string>,
};
