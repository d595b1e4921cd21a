import { isPhone, phoneInvalid } from '@aitours/domain/phone';
import { expect, test } from 'vitest';
import { checkNewAccount, emptySignUp, toNewUser } from './signUpForm.ts';

const filled = {
  firstName: 'Mona',
  lastName: 'Haddad',
  email: 'mona@example.ae',
  password: 'secret 123',
  phone: '',
};

test('AUTH-08 missing values have one message for all and one per field', () => {
  const { title, errors } = checkNewAccount(emptySignUp, isPhone);
  expect(title).toBe('Please fill in all required fields');
  expect(Object.keys(errors)).toEqual(['firstName', 'lastName', 'email', 'password']);
});

test('AUTH-09 GAP-06 an invalid address and a short password have different messages', () => {
  const { title, errors } = checkNewAccount({ ...filled, email: 'mona', password: 'short' }, isPhone);
  expect(title).toBeUndefined();
  expect(Object.keys(errors)).toEqual(['email', 'password']);
});

test('AUTH-07 the phone is sent only if given', () => {
  expect(checkNewAccount(filled, isPhone)).toEqual({ title: undefined, errors: {} });
  expect(toNewUser(filled)).toEqual({
    first_name: 'Mona',
    last_name: 'Haddad',
    email: 'mona@example.ae',
    password: 'secret 123',
  });
  expect(toNewUser({ ...filled, firstName: ' Mona ', phone: ' +971 50 555 0142 ' })).toMatchObject({
    first_name: 'Mona',
    phone: '+971 50 555 0142',
  });
});

test('an invalid phone number has a message', () =>
  expect(checkNewAccount({ ...filled, phone: '12345' }, isPhone).errors).toEqual({ phone: phoneInvalid }));
