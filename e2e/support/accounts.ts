import type { Schema } from '@aitours/api-client';
import { type Caller, caller, requestTokens } from './api.ts';
import { newestCode } from './mailbox.ts';

export interface AccountDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

export interface Customer extends AccountDetails {
  readonly tokens: Schema<'TokenPair'>;
  readonly user: Schema<'User'>;
  readonly api: Caller;
}

/** Details of an account that doesn't exist yet. */
export function newAccountDetails(): AccountDetails {
  const number = crypto.randomUUID().slice(0, 8);
  return {
    firstName: 'Salma',
    lastName: 'Darwish',
    email: `salma.${number}@example.com`,
    phone: '+971 50 555 0117',
    password: 'palms at noon 7',
  };
}

/** Creates a customer with an account and tokens. */
export async function createCustomer(): Promise<Customer> {
  const person = newAccountDetails();
  const { firstName, lastName, email, phone, password } = person;
  const user = await caller().post<Schema<'User'>>('/users/', {
    first_name: firstName,
    last_name: lastName,
    email,
    phone,
    password,
  });
  const tokens = await requestTokens(email, password);
  return { ...person, tokens, user, api: caller(tokens.access) };
}

/** Creates a staff member: an account with a proven address of the company. @param role default: a manager */
export async function createStaffMember(role?: Schema<'StaffRole'>): Promise<Customer> {
  const details = newAccountDetails();
  const person = { ...details, email: details.email.replace('example.com', 'aitours.com') };
  const { firstName, lastName, email, phone, password } = person;
  const body = { first_name: firstName, last_name: lastName, email, phone, password };
  const { registration_key } = await caller().post<Schema<'RegisteredUser'>>('/users/', body);
  await caller().post('/users/send_otp/', { email });
  const proof = { email, otp: await newestCode(email), registration_key };
  const { user: registered, ...tokens } = await caller().post<Schema<'SignedIn'>>('/users/verify_otp/', proof);
  if (role) await (await staff()).put('/staff-members/role/', { email, role });
  const user = role ? await caller(tokens.access).get<Schema<'User'>>('/users/me/') : registered;
  return { ...person, tokens, user, api: caller(tokens.access) };
}

/** Signs in as the demo staff member. */
export const staff = async (): Promise<Caller> =>
  caller((await requestTokens('maryam@example.com', 'aitours-demo')).access);
