import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { useAgent } from 'request-filtering-agent';
import { Webhook } from 'standardwebhooks';

interface Outgoing {
  readonly url: string;
  /** Of the endpoint, `whsec_…`. */
  readonly secret: string;
  /** The same for each attempt, so that the receiver recognises repetitions. */
  readonly id: string;
  readonly body: string;
  readonly now: Date;
  /** Whether private addresses may receive it: only while developing. */
  readonly allowsPrivate: boolean;
}

/** The receiver has this long to respond. */
const timeout = 10_000;

/**
 * Sends a webhook as the Standard Webhooks specification says. Redirects aren't followed and the response's body isn't
 * read; addresses inside the network of the shop are refused after the host name was resolved.
 *
 * @returns null when it was accepted; otherwise the status, or why there was no response
 */
export function postWebhook({ url, secret, id, body, now, allowsPrivate }: Outgoing): Promise<string | null> {
  const request = url.startsWith('https:') ? httpsRequest : httpRequest;
  const options = {
    method: 'POST',
    agent: useAgent(url, { allowPrivateIPAddress: allowsPrivate }),
    signal: AbortSignal.timeout(timeout),
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'aiTours',
      'webhook-id': id,
      'webhook-timestamp': `${Math.floor(now.getTime() / 1000)}`,
      'webhook-signature': new Webhook(secret).sign(id, now, body),
    },
  };
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(describe(error));
    try {
      const outgoing = request(url, options, (response) => {
        const { statusCode = 0 } = response;
        response.destroy();
        resolve(statusCode >= 200 && statusCode < 300 ? null : `HTTP ${statusCode}`);
      });
      outgoing.on('error', fail);
      outgoing.end(body);
    } catch (error) {
      fail(error instanceof Error ? error : new Error('unknown'));
    }
  });
}

/** Messages contain addresses, so only their kind is stored. */
function describe({ name, code, message }: NodeJS.ErrnoException): string {
  if (name === 'AbortError' || name === 'TimeoutError') return 'No response within 10 seconds';
  return /is not allowed/.test(message) ? 'The address is in a private network' : (code ?? name);
}
