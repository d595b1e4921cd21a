import { maxPersonalInfoLengths } from '@aitours/domain/checkout';
import { maxProfileLengths } from '@aitours/domain/profile';
import { expect, it } from 'vitest';
import { readContract, type Schema } from './document.ts';

const schemas = readContract().components?.['schemas'] ?? {};

/** Returns the `maxLength` of each property of a schema, with references resolved. */
function getMaxLengths(name: string): Record<string, unknown> {
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

it('CHECKOUT-21 forms and contract have the same maximum lengths for a traveller’s details', () =>
  expect(getMaxLengths('BookingDetails')).toMatchObject(person));

it('CHECKOUT-19 for special requests', () =>
  expect(getMaxLengths('NewBooking')).toMatchObject({ special_requests: specialRequests }));

it('XFER-36 for the passenger of a transfer', () =>
  expect(getMaxLengths('NewTransferBooking')).toMatchObject({ first_name, last_name, email, phone_number }));

it('SETTINGS-05 for a profile', () => expect(getMaxLengths('ProfileUpdate')).toMatchObject(maxProfileLengths));
