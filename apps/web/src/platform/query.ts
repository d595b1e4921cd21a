import { type Client, type Input, type OperationId, type Output, toCacheKey } from '@aitours/api-client';

/** A read of the API, as a page declares it to be preloaded and as `useQuery` reads it. */
export interface Query<Data = unknown> {
  /**
   * The key in SWR's cache and in the preloaded data. The first word is the operation, because responses that need a
   * session are deleted by it on sign-in and sign-out.
   */
  readonly key: string;
  readonly load: (client: Client) => Promise<Data>;
}

/** Defines a query for the whole response of an operation. */
export const defineQuery = <Id extends OperationId>(operation: Id, input?: Input<Id>): Query<Output<Id>> => ({
  key: toCacheKey(operation, input),
  load: (client) => client.call(operation, input as Input<Id>),
});

type ItemOf<Id extends OperationId> = Output<Id> extends { results: readonly (infer Item)[] } ? Item : never;

/**
 * Defines a query for all pages of a list, following `next` (BROWSE-17), with the selected part of each item. A card
 * shows a tenth of what the entity has, and the selected part is in the page's HTML.
 *
 * @param selectionName distinguishes selections of the same response
 */
export const defineListQuery = <Id extends OperationId, Selected>(
  operation: Id,
  input: Input<Id>,
  selectionName: string,
  selectItem: (item: ItemOf<Id>) => Selected | Promise<Selected>,
): Query<readonly Selected[]> => ({
  key: `${toCacheKey(operation, input)} every page ${selectionName}`,
  load: async (client) => {
    const items = await client.allPages(operation as never, input as never);
    return Promise.all((items as readonly ItemOf<Id>[]).map(selectItem));
  },
});
