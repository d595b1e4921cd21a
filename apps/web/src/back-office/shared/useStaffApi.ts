import type { Input, OperationId, Output } from '@aitours/api-client';
import type { ApiState } from '../../platform/api.tsx';
import { defineQuery } from '../../platform/query.ts';
import { usePrivateQuery } from '../../platform/usePrivateQuery.ts';
import type { Figure } from './StatCard.tsx';

export type StaffResponse<Data> = Pick<ApiState<Data>, 'data' | 'failure' | 'reload'>;

/** A response whose next version an action returns. */
export interface ChangingResponse<Data> extends StaffResponse<Data> {
  /** Replaces the data, also for the next visit. */
  readonly replace: (data: Data) => void;
}

/**
 * Loads data that only staff may see.
 *
 * @param isAllowed no request without the user's permission
 */
export function useStaffApi<Id extends OperationId>(
  operation: Id,
  input?: Input<Id>,
  isAllowed = true,
): ChangingResponse<Output<Id>> {
  const { data, failure, reload, mutate } = usePrivateQuery(isAllowed ? defineQuery(operation, input) : null);
  return { data, failure, reload, replace: (next) => void mutate(next, { revalidate: false }) };
}

/** Returns one statistic of a response. */
export function getFigure<Data>(
  { data, failure }: StaffResponse<Data>,
  pick: (data: Data) => Exclude<Figure, string>,
): Figure {
  if (data !== undefined) return pick(data);
  return failure === undefined ? 'loading' : 'failed';
}
