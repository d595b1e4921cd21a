import type { Client } from '@aitours/api-client';
import { type DraftPreferences, toPreferences } from '@aitours/domain/planner';
import { type RefObject, useEffect, useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import { clearPlanner, readStoredPreferences, readStoredSession, storePreferences } from './storedPlanner.ts';

export interface StoredPreferences {
  readonly preferences: DraftPreferences;
  /** The visitor has stored preferences from an earlier visit. */
  readonly isReturning: boolean;
  /** Returns the changed preferences. */
  readonly change: (next: DraftPreferences) => DraftPreferences;
  readonly clear: () => void;
}

/**
 * Keeps the preferences of a conversation in this browser (PLAN-15, PLAN-16).
 *
 * @param session gets the stored session id
 */
export function useStoredPreferences(session: RefObject<string | null>): StoredPreferences {
  const client = useClient();
  const [preferences, setPreferences] = useState<DraftPreferences>({});
  const [isReturning, setReturning] = useState(false);

  useEffect(() => {
    let isMounted = true;
    session.current = readStoredSession();
    void loadPreferences(client, session.current).then((known) => {
      if (!isMounted || Object.keys(known).length === 0) return;
      setPreferences((now) => ({ ...known, ...now }));
      setReturning(true);
    });
    return () => {
      isMounted = false;
    };
  }, [client, session]);

  return {
    preferences,
    isReturning,
    change: (next) => {
      setPreferences(next);
      storePreferences(next);
      return next;
    },
    clear: () => {
      clearPlanner();
      setPreferences({});
      setReturning(false);
    },
  };
}

/** Returns this browser's preferences, else the server's for the conversation (PLAN-16, API-74). */
async function loadPreferences(client: Client, session: string | null): Promise<DraftPreferences> {
  const stored = readStoredPreferences();
  if (stored || session === null) return stored ?? {};
  const response = await client
    .call('getPlannerPreferences', { query: { session_id: session } })
    .catch(() => undefined);
  return response?.preferences ?? {};
}

/** When saving fails, the local values are used (PLAN-15). */
export async function savePreferences(client: Client, session_id: string, draft: DraftPreferences): Promise<void> {
  await client
    .call('savePlannerPreferences', { body: { session_id, preferences: toPreferences(draft) } })
    .catch(() => undefined);
}
