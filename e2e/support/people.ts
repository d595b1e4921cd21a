import type { Schema } from '@aitours/api-client';
import { type Caller, caller, tokensOf } from './api.ts';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

export interface Customer extends Person {
  readonly tokens: Schema<'TokenPair'>;
  readonly user: Schema<'User'>;
  readonly api: Caller;
}

/** Somebody nobody knows yet. */
export function aPerson(): Person {
  const number = crypto.randomUUID().slice(0, 8);
  return {
    firstName: 'Salma',
    lastName: 'Darwish',
    email: `salma.${number}@example.com`,
    phone: '+971 50 555 0117',
    password: 'palms at noon 7',
  };
}

/** Somebody with an account. */
export async function aCustomer(): Promise<Customer> {
  const person = aPerson();
  const { firstName, lastName, email, phone, password } = person;
  const user = await caller().post<Schema<'User'>>('/users/', {
    first_name: firstName,
    last_name: lastName,
    email,
    phone,
    password,
  });
  const tokens = await tokensOf(email, password);
  return { ...person, tokens, user, api: caller(tokens.access) };
}

/** Who looks after the demonstration shop. */
export const staff = async (): Promise<Caller> => caller((await tokensOf('maryam@example.com', 'aitours-demo')).access);
