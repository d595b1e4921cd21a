import type { components } from '@aitours/openapi/schema';
import { type AnyColumn, and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';

export type ProductState = components['schemas']['ProductState'];

/** The page, search and filter of a list of products for staff. */
export interface StaffProductQuery {
  readonly page: number;
  readonly page_size: number;
  readonly search?: string;
  /** Default: any but archived. */
  readonly state?: ProductState;
}

/** A table of products that staff publish and withdraw. */
interface StatefulTable {
  readonly withdrawnAt: AnyColumn;
  readonly archivedAt: AnyColumn;
}

/** Returns the expression for the state of a product. */
export const stateIn = ({ withdrawnAt, archivedAt }: StatefulTable): SQL<ProductState> =>
  sql<ProductState>`case
    when ${archivedAt} is not null then 'archived'
    when ${withdrawnAt} is not null then 'draft'
    else 'published' end`;

/** Matches the products in a state; by default those that aren't archived. */
export function isInState({ withdrawnAt, archivedAt }: StatefulTable, state?: ProductState): SQL | undefined {
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

/** Returns the columns of a product in a state. */
export const toStateColumns = (state: ProductState, now: Date) => ({
  withdrawnAt: state === 'published' ? null : now,
  archivedAt: state === 'archived' ? now : null,
});
