import type { OperationId } from './contract.ts';
import type { KeyValueStorage } from './storage.ts';

/** Where the API is, and what the client works with. */
export interface ClientOptions {
  /** The shop's address, with or without `/api/v1`: `https://shop.example`. */
  readonly baseUrl: string;
  /** @default the global `fetch`, looked up at each request */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Stores tokens, user and session key. `null`: in memory.
   * @default local storage in a browser, memory elsewhere */
  readonly storage?: KeyValueStorage | null;
  /** Milliseconds since 1970.
   * @default Date.now */
  readonly now?: () => number;
  /** Makes session keys and idempotency keys.
   * @default randomKey */
  readonly newKey?: () => string;
  /** Called when tokens and user have been deleted: because the session could not be renewed (AUTH-42), with the
   * operation that failed, or because the user signed out (AUTH-45). */
  readonly onSignedOut?: (why: 'expired' | 'chosen', operation?: OperationId) => void;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);
}

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call; `AbortSignal.timeout(ms)` makes it fail with `NetworkError`. */
  readonly signal?: AbortSignal | undefined;
  /** The same key for each attempt of a call that may have effect only once.
   * @default a new key per call */
  readonly idempotencyKey?: string | undefined;
  /** Skips `onSignedOut` when the session can't be renewed: the caller shows a sign-in form in place (AUTH-48). */
  readonly skipOnSignedOut?: boolean | undefined;
  /** Called with each response before its body is read, for its headers: `Date` is the server's clock. */
  readonly onResponse?: ((response: Response) => void) | undefined;
  /** Sends this call instead of the client's `fetch`, to report the progress of an upload for example. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
}
