import type { components } from '@aitours/openapi/schema';
import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

export type ProductState = components['schemas']['ProductState'];

/** The columns of a table that the state of its rows is read from. */
interface StateColumns {
  readonly withdrawnAt: AnyPgColumn;
  readonly archivedAt: AnyPgColumn;
}

/** Returns the state of a row. */
export const stateOf = ({ withdrawnAt, archivedAt }: StateColumns): SQL<ProductState> => sql<ProductState>`case
  when ${archivedAt} is not null then 'archived'
  when ${withdrawnAt} is not null then 'draft'
  else 'published' end`;

/** Returns the condition that a row has a state. @param state undefined: any but archived */
export function isInState({ withdrawnAt, archivedAt }: StateColumns, state: ProductState | undefined): SQL | undefined {
  switch (state) {
    case 'draft':
      return and(isNotNull(withdrawnAt), isNull(archivedAt));
    case 'published':
      return isNull(withdrawnAt);
    case 'archived':
      return isNotNull(archivedAt);
    default:
      return isNull(archivedAt);
  }
}

/** Returns the values of the columns in a state. */
export const stateValues = (state: ProductState, now: Date) => ({
  withdrawnAt: state === 'published' ? null : now,
  archivedAt: state === 'archived' ? now : null,
});
