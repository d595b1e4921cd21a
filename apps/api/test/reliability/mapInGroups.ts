/** After fifty rounds, thousands of concurrent requests would wait for a connection until the shop responds with 503. */
const groupSize = 16;

/** Maps the items asynchronously, sixteen at a time. */
export async function mapInGroups<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += groupSize) {
    results.push(...(await Promise.all(items.slice(start, start + groupSize).map(map))));
  }
  return results;
}
