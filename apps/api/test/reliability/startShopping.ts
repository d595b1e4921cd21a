import { seededRandom } from '@aitours/art';
import type { CrashableShop } from './crashableShop.ts';
import { fillShelf } from './roundFixtures.ts';
import { aShopper, shop as goShopping, type Placed, type Tally } from './shopper.ts';

/** People who go on shopping, on a shelf of their own, until they are sent home. */
interface Crowd {
  readonly tally: Tally;
  /** Lets them finish what they are at. */
  end(): Promise<Placed[]>;
}

const shoppers = 8;

/** @param seed decides what is ordered */
export async function openCrowd(shop: CrashableShop, seed: number): Promise<Crowd> {
  const books = shop.openBooks();
  const shelf = await fillShelf(books.db);
  const people = await Promise.all(Array.from({ length: shoppers }, () => aShopper(books.db, shop)));
  await books.close();
  const tally: Tally = { acknowledged: 0, broken: 0, unavailable: 0, wrong: [] };
  let isOver = false;
  const shopping = people.map((person, index) =>
    goShopping(person, shelf, seededRandom(seed * 1000 + index), tally, () => isOver),
  );
  return {
    tally,
    async end() {
      isOver = true;
      return (await Promise.all(shopping)).flat();
    },
  };
}
