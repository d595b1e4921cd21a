import { maxPersonalInfoLengths } from '@aitours/domain/checkout';
import { maxProfileLengths } from '@aitours/domain/profile';
import { expect, it } from 'vitest';
import { readContract, type Schema } from './document.ts';

const schemas = readContract().components?.['schemas'] ?? {};

/** The most characters that the contract takes of each text of a schema, references followed. */
function longestOf(name: string): Record<string, unknown> {
  const { properties = {} } = schemas[name] as { properties?: Record<string, Schema> };
  return Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => {
      const reference = String(schema['$ref'] ?? '').replace('#/components/schemas/', '');
      return [field, (reference ? (schemas[reference] as Schema) : schema)['maxLength']];
    }),
  );
}

const { specialRequests, ...person } = maxPersonalInfoLengths;
const { firstName: first_name, lastName: last_name, email, phone: phone_number } = person;

it('CHECKOUT-21 a form takes of a traveller as much as the contract does', () =>
  expect(longestOf('BookingDetails')).toMatchObject(person));

it('CHECKOUT-19 and of special requests', () =>
  expect(longestOf('NewBooking')).toMatchObject({ special_requests: specialRequests }));

it('XFER-36 the same of who is driven', () =>
  expect(longestOf('NewTransferBooking')).toMatchObject({ first_name, last_name, email, phone_number }));

it('SETTINGS-05 the same of a profile', () => expect(longestOf('ProfileUpdate')).toMatchObject(maxProfileLengths));
