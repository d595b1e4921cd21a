import { expect, it } from 'vitest';
import { isPhone } from '../phone/index.ts';
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
  expect(checkProfile(profile, isPhone)).toEqual({});
  expect(checkProfile({ ...profile, first_name: ' ', last_name: '' }, isPhone)).toEqual({
    first_name: 'missing',
    last_name: 'missing',
  });
});

it('a phone number is optional, but valid', () => {
  expect(checkProfile({ ...profile, phone: '050 123 4567' }, isPhone)).toEqual({});
  expect(checkProfile({ ...profile, phone: 'call me' }, isPhone)).toEqual({ phone: 'invalid' });
});

it.each(Object.entries(maxProfileLengths))('SETTINGS-05 %s has at most %s characters', (field, max) => {
  const isPhone = () => true;
  expect(checkProfile({ ...profile, [field]: 'x'.repeat(max) }, isPhone)).toEqual({});
  expect(checkProfile({ ...profile, [field]: 'x'.repeat(max + 1) }, isPhone)).toEqual({ [field]: 'tooLong' });
});
