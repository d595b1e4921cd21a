/** What a user may change of themselves; the e-mail address is no part of it (SETTINGS-02, SETTINGS-05). */
export interface ProfileChange {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly bio: string;
  readonly address: string;
  readonly email_notifications: boolean;
  readonly newsletter_subscription: boolean;
}

/** The most characters that the contract takes of each text. */
export const maxProfileLengths = { first_name: 100, last_name: 100, phone: 40, bio: 1000, address: 500 } as const;

/** Why a field of a profile isn't taken. */
export type ProfileChangeErrors = Readonly<Partial<Record<keyof typeof maxProfileLengths, 'missing' | 'tooLong'>>>;

/**
 * What keeps a profile from being saved: a person keeps a name, and everything else may be emptied (SETTINGS-05).
 *
 * @example checkProfile({ ...profile, first_name: ' ' }) // { first_name: 'missing' }
 * @example checkProfile({ ...profile, bio: '' }) // {}
 */
export function checkProfile(profile: ProfileChange): ProfileChangeErrors {
  const refusals: Partial<Record<keyof typeof maxProfileLengths, 'missing' | 'tooLong'>> = {};
  for (const field of ['first_name', 'last_name'] as const) {
    if (profile[field].trim() === '') refusals[field] = 'missing';
  }
  for (const field of ['first_name', 'last_name', 'phone', 'bio', 'address'] as const) {
    if (profile[field].length > maxProfileLengths[field]) refusals[field] = 'tooLong';
  }
  return refusals;
}
