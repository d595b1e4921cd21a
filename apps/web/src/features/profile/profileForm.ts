import type { Schema } from '@aitours/api-client';
import { phoneInvalid } from '@aitours/domain/phone';
import type { ProfileChangeErrors } from '@aitours/domain/profile';
import { messages } from './messages.ts';

/** The request body of a profile update; the e-mail address is not part of it (SETTINGS-02, SETTINGS-05). */
export type ProfileUpdate = Required<Schema<'ProfileUpdate'>>;

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

/** Messages by field; nothing is sent while there is one. */
export type ProfileErrors = Readonly<Partial<Record<keyof ProfileUpdate, string>>>;

/** Returns the messages of the validation errors (SETTINGS-05). */
export const getProfileErrors = (found: ProfileChangeErrors): ProfileErrors =>
  Object.fromEntries(
    Object.entries(found).map(([field, error]) => [
      field,
      error === 'missing'
        ? field === 'first_name'
          ? messages.firstNameMissing
          : messages.lastNameMissing
        : error === 'tooLong'
          ? messages.tooLong
          : phoneInvalid,
    ]),
  );
