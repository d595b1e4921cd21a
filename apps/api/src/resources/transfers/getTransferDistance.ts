import { operation } from '../../contract/operation.ts';

/** How far a transfer goes (GAP-37). Counted: a map service may be asked, and wants paying. */
export const getTransferDistance = operation(
  'getTransferDistance',
  async ({ query, roadDistance }) => ({ status: 200, body: await roadDistance(query.pickup, query.dropoff) }),
  { limits: ({ address }) => [{ bucket: `distance address ${address}`, max: 300, seconds: 15 * 60 }] },
);
