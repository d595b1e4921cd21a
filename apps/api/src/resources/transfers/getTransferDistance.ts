import { findJourneyZones, findPricedPlaces, type JourneyZones } from '@aitours/domain/transfers';
import { measureJourney } from '../../bookings/transfers/measureJourney.ts';
import { findZones } from '../../db/catalogue/transferZones.ts';
import { operation } from '../../http/operation.ts';
import type { Limit } from '../../rateLimit.ts';

/**
 * Map services charge for requests.
 *
 * @param caller a network address or a user's id
 * @param count how many distances a call requests
 */
export const getDistanceLimit = (caller: string, count = 1): Limit => ({
  bucket: `distance ${caller}`,
  max: 300,
  seconds: 15 * 60,
  count,
});

const named = ({ id, name }: JourneyZones['from']) => ({ id, name });

/** Returns the distance of a transfer (GAP-37), and the zones of its places. */
export const getTransferDistance = operation(
  'getTransferDistance',
  async ({ query, db, roadDistance }) => {
    const distance = await measureJourney(roadDistance, query);
    const zones = findJourneyZones(await findZones(db), query.pickup, query.dropoff);
    return {
      status: 200,
      body: {
        ...distance,
        ...findPricedPlaces(query.pickup, query.dropoff),
        ...(zones && { zones: { from: named(zones.from), to: named(zones.to) } }),
      },
    };
  },
  { limits: ({ address }) => [getDistanceLimit(address)] },
);
