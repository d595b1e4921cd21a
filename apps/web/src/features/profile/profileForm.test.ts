import { expect, it } from 'vitest';
import { messages } from './messages.ts';
import { checkProfile, readProfile } from './profileForm.ts';

const filled = (entries: Readonly<Record<string, string>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
};

it('SETTINGS-02 SETTINGS-05 what is sent are exactly the seven fields, never the e-mail address', () => {
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

it('SETTINGS-05 a name can’t be taken away, everything else can', () => {
  const emptied = readProfile(filled({ first_name: ' ' }));
  expect(checkProfile(emptied)).toEqual({
    first_name: messages.firstNameMissing,
    last_name: messages.lastNameMissing,
  });
  expect(checkProfile({ ...emptied, first_name: 'Amira', last_name: 'Haddad' })).toEqual({});
});
