import { phoneInvalid } from '@aitours/domain/phone';
import { expect, it } from 'vitest';
import { messages } from './messages.ts';
import { getProfileErrors, readProfile } from './profileForm.ts';

const filled = (entries: Readonly<Record<string, string>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
};

it('SETTINGS-02 SETTINGS-05 the request has exactly the seven fields, never the e-mail address', () => {
  const data = filled({
    email: 'other@example.com',
    first_name: ' Amira ',
    last_name: 'Haddad',
    phone: '+971 50 123 4567',
    bio: '',
    address: 'Al Fahidi 7, Dubai',
    newsletter_subscription: 'on',
  });
  expect(readProfile(data)).toEqual({
    first_name: 'Amira',
    last_name: 'Haddad',
    phone: '+971 50 123 4567',
    bio: '',
    address: 'Al Fahidi 7, Dubai',
    email_notifications: false,
    newsletter_subscription: true,
  });
});

it('SETTINGS-05 each validation error has a message', () => {
  expect(getProfileErrors({ first_name: 'missing', last_name: 'missing', bio: 'tooLong', phone: 'invalid' })).toEqual({
    first_name: messages.firstNameMissing,
    last_name: messages.lastNameMissing,
    bio: messages.tooLong,
    phone: phoneInvalid,
  });
  expect(getProfileErrors({})).toEqual({});
});
