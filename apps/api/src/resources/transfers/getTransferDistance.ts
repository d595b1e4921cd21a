import { operation } from '../../contract/operation.ts';
import type { Limit } from '../../rateLimit.ts';
import { measureJourney } from './measureJourney.ts';

/**
 * Map services charge for requests.
 *
 * @param caller a network address or a user's id
 * @param count how many distances a call requests
 */
export const distanceLimit = (caller: string, count = 1): Limit => ({
  bucket: `distance ${caller}`,
  max: 300,
  seconds: 15 * 60,
  count,
});

/** Returns the distance of a transfer (GAP-37). */
export const getTransferDistance = operation(
  'getTransferDistance',
  async ({ query, roadDistance }) => ({ status: 200, body: await measureJourney(roadDistance, query) }),
  { limits: ({ address }) => [distanceLimit(address)] },
);
