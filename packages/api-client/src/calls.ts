import { createAuthorization } from './authorization.ts';
import type { OperationId } from './contract.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import { collectPages, isPage } from './pages.ts';
import { type AnyInput, isIdempotent, prepareRequest, takesBearer } from './prepareRequest.ts';
import { isProblem, NetworkError } from './problems.ts';
import { randomKey } from './randomKey.ts';
import { createRenewal } from './renewal.ts';
import { createSend, type PreparedRequest, type Send } from './send.ts';
import type { OwnedSession } from './session.ts';

/** Returns the client's calls, without the types of inputs and outputs. */
export function createCalls(
  session: OwnedSession,
  { baseUrl, fetch, headers = {}, newKey = randomKey, now = Date.now, onSignedOut }: ClientOptions,
) {
  const context = { session, newKey, now, headers: () => (typeof headers === 'function' ? headers() : headers) };
  const send = createSend(baseUrl, fetch);
  const renew = createRenewal(session, (refresh) =>
    send(prepareRequest(context, 'refreshToken', { body: { refresh } }, {})),
  );
  const sendAuthorized = createAuthorization(session, renew);

  const call = async (id: OperationId, input: AnyInput = {}, options: CallOptions = {}): Promise<unknown> => {
    const request = prepareRequest(context, id, input, options);
    const sendWithToken = (token?: string) => sendWithRetry(send, id, withBearer(request, token));
    if (!takesBearer(id)) return unwrapVehicles(id, await sendWithToken());
    return sendAuthorized(sendWithToken, () => {
      if (!options.skipOnSignedOut) onSignedOut?.('expired', id);
    }).catch((error: unknown) => nullForMissing(id, error));
  };

  const allPages = (id: OperationId, { query, ...rest }: AnyInput = {}, options: CallOptions = {}) =>
    collectPages((next) => call(id, { ...rest, query: { ...query, ...next } }, options), String(query?.['page'] ?? 1));

  return { call, allPages };
}

const withBearer = (request: PreparedRequest, token: string | undefined): PreparedRequest =>
  token === undefined ? request : { ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } };

/** Repeats a request without a response once, if its idempotency key makes that safe. */
async function sendWithRetry(send: Send, id: OperationId, request: PreparedRequest): Promise<unknown> {
  try {
    return await send(request);
  } catch (error) {
    if (!(error instanceof NetworkError) || !isIdempotent(id) || request.signal?.aborted) throw error;
    return send(request);
  }
}

/** Vehicles may arrive as a plain list or as a page (API-44). */
const unwrapVehicles = (id: OperationId, body: unknown): unknown =>
  id === 'listTransferVehicles' && isPage(body) ? body.results : body;

/** A user without bookings has no latest booking (API-43). */
function nullForMissing(id: OperationId, error: unknown): null {
  if (id === 'getLatestBooking' && isProblem(error) && error.status === 404) return null;
  throw error;
}
