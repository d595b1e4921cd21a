import type { Schema } from '@aitours/api-client';
import { messages } from './messages.ts';

/** A profile as it is sent; the e-mail address is no part of it (SETTINGS-02, SETTINGS-05). */
export type ProfileUpdate = Required<Schema<'ProfileUpdate'>>;

/** How much the contract takes of each text. */
export const longest = { first_name: 100, last_name: 100, phone: 40, bio: 1000, address: 500 } as const;

/** What the form was filled in with. */
export function readProfile(data: FormData): ProfileUpdate {
  const text = (name: keyof ProfileUpdate): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    phone: text('phone'),
    bio: text('bio'),
    address: text('address'),
    email_notifications: data.has('email_notifications'),
    newsletter_subscription: data.has('newsletter_subscription'),
  };
}

/** Texts by field; nothing is sent while there is one. A person keeps a name. */
export type ProfileErrors = Readonly<Partial<Record<keyof ProfileUpdate, string>>>;

export const checkProfile = ({ first_name, last_name }: ProfileUpdate): ProfileErrors => ({
  ...(first_name === '' && { first_name: messages.firstNameMissing }),
  ...(last_name === '' && { last_name: messages.lastNameMissing }),
});
