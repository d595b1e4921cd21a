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

it('SETTINGS-05 a name can’t be taken away, everything else can', () => {
  expect(checkProfile(profile)).toEqual({});
  expect(checkProfile({ ...profile, first_name: ' ', last_name: '' })).toEqual({
    first_name: 'missing',
    last_name: 'missing',
  });
});

it.each(Object.entries(maxProfileLengths))('SETTINGS-05 %s takes up to %s characters', (field, longest) => {
  expect(checkProfile({ ...profile, [field]: 'x'.repeat(longest) })).toEqual({});
  expect(checkProfile({ ...profile, [field]: 'x'.repeat(longest + 1) })).toEqual({ [field]: 'tooLong' });
});
