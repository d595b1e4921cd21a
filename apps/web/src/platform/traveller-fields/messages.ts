import type { PersonalInfo } from '@aitours/domain/checkout';

/** Messages of every form with traveller fields. */
export const travellerMessages = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'Your driver or guide calls this number. Add the country code if it isn’t from the Emirates.',
  requests: 'Special requests (optional)',
  requestsHint: 'For example allergies, a child seat or your flight’s arrival time.',
  missing: {
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    email: 'Enter your email address',
    phone: 'Enter your phone number',
  } satisfies Record<keyof PersonalInfo, string>,
};
