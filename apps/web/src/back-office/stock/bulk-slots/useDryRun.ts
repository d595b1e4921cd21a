import { randomKey, type Schema } from '@aitours/api-client';
import { useEffect, useState } from 'react';
import { useQuery } from '../../../platform/api.tsx';
import { defineQuery, type Query } from '../../../platform/query.ts';
import { type BulkPlan, toBulkBody } from './bulkPlan.ts';

export type DryRun =
  /** The plan is incomplete. */
  | { readonly is: 'waiting' }
  | { readonly is: 'counting' }
  | { readonly is: 'failed' }
  | { readonly is: 'counted'; readonly counts: Schema<'BulkSlotsResult'> };

const PAUSE_MILLISECONDS = 400;

/**
 * Previews a plan on the server (dry run), debounced.
 *
 * @param plan null while it can't be sent
 */
export function useDryRun(eventId: string, plan: BulkPlan | null): DryRun {
  // A key per dialog, so that each opening requests a fresh count.
  const [opening] = useState(randomKey);
  const wanted = plan && JSON.stringify(toBulkBody(plan));
  const debounced = useDebounced(wanted);
  const isCurrent = wanted !== null && debounced === wanted;
  const { data, error } = useQuery(isCurrent && plan ? createDryRun(opening, eventId, plan) : null);
  if (wanted === null) return { is: 'waiting' };
  if (isCurrent && data) return { is: 'counted', counts: data };
  return isCurrent && error !== undefined ? { is: 'failed' } : { is: 'counting' };
}

function createDryRun(opening: string, eventId: string, plan: BulkPlan): Query<Schema<'BulkSlotsResult'>> {
  const body = { ...toBulkBody(plan), dry_run: true };
  const { key, load } = defineQuery('bulkCreateTicketSlots', { path: { id: eventId }, body });
  return { key: `${key} ${opening}`, load };
}

function useDebounced(value: string | null): string | null {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
