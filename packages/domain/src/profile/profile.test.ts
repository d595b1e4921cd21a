import { expect, it } from 'vitest';
import { checkProfile, maxProfileLengths } from './index.ts';

const profile = {
  first_name: 'Amira',
  last_name: 'Haddad',
  phone: '',
  bio: '',
  address: '',
  email_notifications: false,
  newsletter_subscription: true,
};

it('SETTINGS-05 names are required, other fields are optional', () => {
  expect(checkProfile(profile)).toEqual({});
  expect(checkProfile({ ...profile, first_name: ' ', last_name: '' })).toEqual({
    first_name: 'missing',
    last_name: 'missing',
  });
});

it.each(Object.entries(maxProfileLengths))('SETTINGS-05 %s has at most %s characters', (field, max) => {
  expect(checkProfile({ ...profile, [field]: 'x'.repeat(max) })).toEqual({});
  expect(checkProfile({ ...profile, [field]: 'x'.repeat(max + 1) })).toEqual({ [field]: 'tooLong' });
});
