import { type Client, type Input, type OperationId, type Output, toCacheKey } from '@aitours/api-client';

/** A read of the API, as a page declares it to be preloaded and as a hook reads it. */
export interface Query<Data = unknown> {
  readonly operation: OperationId;
  readonly input: object | undefined;
  /** All pages of a list, not the first alone. */
  readonly everyPage: boolean;
  readonly selection: Selection<Data> | undefined;
}

/**
 * The part of a response that a page uses. A card shows a tenth of what the entity has, and the selected part is in the
 * page's HTML.
 */
interface Selection<Data> {
  /** Part of the cache key: it distinguishes selections of the same response. */
  readonly name: string;
  readonly select: (response: never) => Promise<Data>;
}

/** Defines a query for the whole response of an operation. */
export const defineQuery = <Id extends OperationId>(operation: Id, input?: Input<Id>): Query<Output<Id>> => ({
  operation,
  input,
  everyPage: false,
  selection: undefined,
});

type ItemOf<Id extends OperationId> = Output<Id> extends { results: readonly (infer Item)[] } ? Item : never;

/** Defines a query for all pages of a list, following `next` (BROWSE-17), with the selected part of each item. */
export const defineListQuery = <Id extends OperationId, Selected>(
  operation: Id,
  input: Input<Id>,
  selectionName: string,
  selectItem: (item: ItemOf<Id>) => Selected | Promise<Selected>,
): Query<readonly Selected[]> => ({
  operation,
  input,
  everyPage: true,
  selection: { name: selectionName, select: (items: readonly ItemOf<Id>[]) => Promise.all(items.map(selectItem)) },
});

/** Returns the key of a query in SWR's cache and in the preloaded data. */
export const getQueryKey = ({ operation, input, everyPage, selection }: Query): string =>
  [toCacheKey(operation, input as never), everyPage && 'every page', selection?.name].filter(Boolean).join(' ');

/** Runs a query through a client. */
export async function fetchQuery<Data>(client: Client, query: Query<Data>, signal?: AbortSignal): Promise<Data> {
  const call: (id: OperationId, input?: object, options?: { signal?: AbortSignal }) => Promise<unknown> =
    query.everyPage ? (client.allPages as never) : (client.call as never);
  const response = await call(query.operation, query.input, { ...(signal && { signal }) });
  return query.selection ? query.selection.select(response as never) : (response as Data);
}
