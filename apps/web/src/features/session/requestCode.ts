import type { Schema } from '@aitours/api-client';
import { createContext, use } from 'react';

export interface SignInResponse extends Schema<'TokenPair'> {
  /** Present when the response contains it; saves a request. */
  readonly user?: Schema<'User'>;
}

/** Requests a code of the second factor for a challenge. Returns null if the user closes the dialog. */
export type RequestCode = (challenge: string) => Promise<SignInResponse | null>;

/** Provided by `RequestCodeProvider`. */
export const RequestCodeContext = createContext<RequestCode | null>(null);

export function useRequestCode(): RequestCode {
  const request = use(RequestCodeContext);
  if (!request) throw new Error('RequestCodeProvider is missing');
  return request;
}
