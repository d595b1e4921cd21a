import { operation } from '../../contract/operation.ts';

/** Returns the distance of a transfer (GAP-37). Rate limited because map services charge for requests. */
export const getTransferDistance = operation(
  'getTransferDistance',
  async ({ query, roadDistance }) => ({ status: 200, body: await roadDistance(query.pickup, query.dropoff) }),
  { limits: ({ address }) => [{ bucket: `distance address ${address}`, max: 300, seconds: 15 * 60 }] },
);
