import type { Database } from '../database.ts';
import { filterValues, type Listing, type ListQuery, pageValues } from './filters.ts';
import { prepareOnce } from './prepareOnce.ts';

interface Statement<Row> {
  execute(values: Record<string, unknown>): Promise<Row[]>;
}

/** How one kind of list is asked for. Each statement is prepared under `name`. */
interface Statements<Row, Order extends string> {
  readonly page: (db: Database, searching: boolean, ordering: Order, name: string) => Statement<Row>;
  readonly count: (db: Database, searching: boolean, name: string) => Statement<{ count: number }>;
}

/**
 * Makes the function that reads one page of a catalogue list and counts all pages.
 *
 * Its statements differ only in their order and in whether words are searched for; everything else is a value.
 */
export function catalogueList<Row, Order extends string>(
  list: string,
  usual: Order,
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
    const shape = values.words === null ? 'all' : 'searched';
    const [rows, [total]] = await Promise.all([
      pages[shape](db, query.ordering ?? usual).execute({ ...values, ...pageValues(query) }),
      counts(db, shape).execute(values),
    ]);
    return { rows, count: total?.count ?? 0 };
  };
}
