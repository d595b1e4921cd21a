import type { Database } from '../database.ts';
import { filterValues, type Listing, type ListQuery, pageValues } from './filters.ts';
import { prepareOnce } from './prepareOnce.ts';

interface Statement<Row> {
  execute(values: Record<string, unknown>): Promise<Row[]>;
}

/** The statements of a list. Each is prepared with `name`. */
interface Statements<Row, Order extends string> {
  readonly page: (db: Database, isSearch: boolean, ordering: Order, name: string) => Statement<Row>;
  readonly count: (db: Database, isSearch: boolean, name: string) => Statement<{ count: number }>;
}

/**
 * Creates the function that reads one page of a catalogue list and counts all rows.
 *
 * The statements differ only in their order and whether they search; filters are parameters.
 */
export function catalogueList<Row, Order extends string>(
  list: string,
  defaultOrder: Order,
  { page, count }: Statements<Row, Order>,
) {
  const pages = {
    all: prepareOnce((db, ordering: Order) => page(db, false, ordering, `${list} all ${ordering}`)),
    searched: prepareOnce((db, ordering: Order) => page(db, true, ordering, `${list} searched ${ordering}`)),
  };
  const counts = prepareOnce((db, shape: keyof typeof pages) =>
    count(db, shape === 'searched', `${list} ${shape} count`),
  );
  return async (
    db: Database,
    query: ListQuery & { readonly ordering?: Order },
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<Listing<Row>> => {
    const values = { ...filterValues(query), ...more };
    const shape = values.search === null ? 'all' : 'searched';
    const [rows, [total]] = await Promise.all([
      pages[shape](db, query.ordering ?? defaultOrder).execute({ ...values, ...pageValues(query) }),
      counts(db, shape).execute(values),
    ]);
    return { rows, count: total?.count ?? 0 };
  };
}
