import { isUniqueViolation } from '../../db/errors.ts';
import type { WebhookEndpointValues } from '../../db/operating/webhooks.ts';
import type { Context } from '../../http/operation.ts';
import { conflict, invalidRequest } from '../../problems/problems.ts';
import { allowsPrivateAddresses } from '../../webhooks/webhookJobs.ts';

/**
 * Converts an owner's input to the stored values.
 *
 * @throws {Problem} invalid-request
 */
export function toWebhookEndpointValues({
  body: { url, events, is_active: isActive },
  config,
}: Pick<Context<'createWebhookEndpoint'>, 'body' | 'config'>): WebhookEndpointValues {
  const error = findUrlError(url, allowsPrivateAddresses(config));
  if (error !== null) throw invalidRequest(null, { url: [error] });
  return { url, events, isActive };
}

/** @param allowsHttp while developing */
function findUrlError(text: string, allowsHttp: boolean): string | null {
  if (!URL.canParse(text)) return 'must be an address';
  const { protocol, username, password } = new URL(text);
  if (username !== '' || password !== '') return 'must not contain a user name or password';
  return protocol === 'https:' || allowsHttp ? null : 'must start with https';
}

/** @throws {Problem} conflict when another endpoint has the address */
export const orUrlTaken = <Result>(saved: Promise<Result>): Promise<Result> =>
  saved.catch((error: unknown) => {
    throw isUniqueViolation(error, 'webhook_endpoints_url_key')
      ? conflict('Another endpoint has this address.')
      : error;
  });
