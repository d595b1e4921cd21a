import { seededRandom } from '@aitours/art';
import type { CrashableShop } from './crashableShop.ts';
import type { Tally } from './retryUntilAnswered.ts';
import { insertRoundFixtures } from './roundFixtures.ts';
import { createShopper, type Placed, shopUntil } from './shopper.ts';

/** Shoppers who place orders concurrently. */
interface Shopping {
  readonly tally: Tally;
  /** Waits for the running orders. */
  stop(): Promise<Placed[]>;
}

const shopperCount = 8;

/** Starts eight shoppers with products of their own. @param seed decides what is ordered */
export async function startShopping(shop: CrashableShop, seed: number): Promise<Shopping> {
  const database = shop.openDatabase();
  const fixtures = await insertRoundFixtures(database.db);
  const shoppers = await Promise.all(Array.from({ length: shopperCount }, () => createShopper(database.db, shop)));
  await database.close();
  const tally: Tally = { acknowledged: 0, paid: 0, broken: 0, unavailable: 0, unexpected: [] };
  let isOver = false;
  const shopping = shoppers.map((shopper, index) =>
    shopUntil(shop, shopper, fixtures, seededRandom(seed * 1000 + index), tally, () => isOver),
  );
  return {
    tally,
    async stop() {
      isOver = true;
      return (await Promise.all(shopping)).flat();
    },
  };
}
