import { describe, expect, it } from 'vitest';
import { isPhone } from '../phone/index.ts';
import { checkContactMessage, contactFields, emptyContactMessage, trimContactMessage } from './index.ts';

const message = { name: 'Amira', email: 'amira@example.com', phone: '+971 50 123 4567', message: 'A question' };

describe('checkContactMessage', () => {
  it('ENTITY-41 CONTACT-01 name, email, phone and message, all of them required', () => {
    expect(Object.keys(emptyContactMessage)).toEqual([...contactFields]);
    expect(checkContactMessage(emptyContactMessage, isPhone)).toEqual({
      name: 'missing',
      email: 'missing',
      phone: 'missing',
      message: 'missing',
    });
  });

  it.each([
    ['CONTACT-01 a complete message', {}, {}],
    ['CONTACT-01 blank fields are missing', { phone: ' ' }, { phone: 'missing' }],
    ['an invalid phone number', { phone: 'call me' }, { phone: 'invalid' }],
    ['CONTACT-01 an invalid e-mail address', { email: 'amira' }, { email: 'invalid' }],
  ])('%s', (_, change, errors) => expect(checkContactMessage({ ...message, ...change }, isPhone)).toEqual(errors));
});

describe('trimContactMessage', () => {
  it('ENTITY-41 trims each field', () => {
    const padded = {
      name: ' Amira',
      email: 'amira@example.com ',
      phone: ' +971 50 123 4567 ',
      message: '\nA question',
    };
    expect(trimContactMessage(padded)).toEqual(message);
    expect(trimContactMessage(message)).toEqual(message);
  });
});
