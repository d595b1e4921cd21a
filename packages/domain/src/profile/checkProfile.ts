import type { IsPhone } from '../phone/index.ts';

/** The fields of a profile that its user can change; the e-mail address isn't one of them (SETTINGS-02, SETTINGS-05). */
export interface ProfileChange {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly bio: string;
  readonly address: string;
  readonly email_notifications: boolean;
  readonly newsletter_subscription: boolean;
}

/** The maximum length of each text in the contract, in characters. */
export const maxProfileLengths = { first_name: 100, last_name: 100, phone: 40, bio: 1000, address: 500 } as const;

/** The errors of a profile, by field. */
export type ProfileChangeErrors = Readonly<
  Partial<Record<keyof typeof maxProfileLengths, 'missing' | 'tooLong' | 'invalid'>>
>;

/**
 * Returns the errors of a profile, by field: the names are required, other fields are optional (SETTINGS-05).
 *
 * @example checkProfile({ ...profile, first_name: ' ' }, isPhone) // { first_name: 'missing' }
 * @example checkProfile({ ...profile, bio: '' }, isPhone) // {}
 */
export function checkProfile(profile: ProfileChange, isPhone: IsPhone): ProfileChangeErrors {
  const errors: { -readonly [Field in keyof ProfileChangeErrors]: ProfileChangeErrors[Field] } = {};
  if (profile.phone.trim() !== '' && !isPhone(profile.phone)) errors.phone = 'invalid';
  for (const field of ['first_name', 'last_name'] as const) {
    if (profile[field].trim() === '') errors[field] = 'missing';
  }
  for (const field of ['first_name', 'last_name', 'phone', 'bio', 'address'] as const) {
    if (profile[field].length > maxProfileLengths[field]) errors[field] = 'tooLong';
  }
  return errors;
}
