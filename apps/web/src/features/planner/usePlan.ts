import { isProblem } from '@aitours/api-client';
import { plannerMessages } from '@aitours/domain/messages';
import { canPlan, type DraftPreferences, toPreferences } from '@aitours/domain/planner';
import { useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useApi, useClient } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { parsePlan, type ShownPlan } from './parsePlan.ts';

export type PlanState =
  | { readonly is: 'none' }
  | { readonly is: 'loading' }
  | { readonly is: 'missing' }
  | { readonly is: 'failed'; readonly retry: () => void }
  | { readonly is: 'planned'; readonly plan: ShownPlan };

export interface Planning {
  readonly state: PlanState;
  readonly isGenerating: boolean;
  /** Why the last attempt failed. */
  readonly alert: string | undefined;
  readonly generate: (preferences: DraftPreferences, sessionId: string | null) => void;
  readonly clear: () => void;
}

/** Format of a plan's id in the contract. */
const PLAN_ID = /^[A-Za-z0-9-]{1,64}$/;

/**
 * Manages the plan whose id is in the URL, so that it can be shared, reloaded and reached by the back button; and
 * generates plans.
 */
export function usePlan(onSession: (id: string) => void): Planning {
  const client = useClient();
  const [, navigate] = useLocation();
  const planId = new URLSearchParams(useSearch()).get('plan') ?? '';
  const [created, setCreated] = useState<ShownPlan>();
  const [isGenerating, setGenerating] = useState(false);
  const [alert, setAlert] = useState<string>();
  const latest = useRef<AbortController>(null);
  const isCreated = created?.id === planId;
  const fetched = useApi('getPlannerPlan', PLAN_ID.test(planId) && !isCreated ? { path: { id: planId } } : null);

  const generate = async (preferences: DraftPreferences, sessionId: string | null) => {
    setAlert(undefined);
    if (!canPlan(preferences)) return setAlert(plannerMessages.placeAndDateMissing);
    // The last request wins: the plan has to match the preferences on the screen.
    latest.current?.abort();
    latest.current = new AbortController();
    const { signal } = latest.current;
    setGenerating(true);
    try {
      const response = await client.call('generateItinerary', { body: toRequest(preferences, sessionId) }, { signal });
      const plan = parsePlan(response);
      if (!plan) return setAlert(plannerMessages.itineraryInvalid);
      onSession(response.session_id);
      setCreated(plan);
      navigate(`${paths.dayPlanner}?plan=${plan.id}`);
    } catch (error) {
      if (signal.aborted) return;
      setAlert(
        isProblem(error, 'itinerary-invalid') ? plannerMessages.itineraryInvalid : plannerMessages.generateFailed,
      );
    } finally {
      if (!signal.aborted) setGenerating(false);
    }
  };

  return {
    state: isCreated && created ? { is: 'planned', plan: created } : getPlanState(planId, fetched),
    isGenerating,
    alert,
    generate: (preferences, sessionId) => void generate(preferences, sessionId),
    clear: () => {
      latest.current?.abort();
      setGenerating(false);
      setAlert(undefined);
      setCreated(undefined);
      navigate(paths.dayPlanner);
    },
  };
}

function getPlanState(
  named: string,
  { data, isNotFound, failure, reload }: ReturnType<typeof useApi<'getPlannerPlan'>>,
): PlanState {
  if (named === '') return { is: 'none' };
  if (!PLAN_ID.test(named) || isNotFound) return { is: 'missing' };
  if (failure !== undefined) return { is: 'failed', retry: reload };
  if (data === undefined) return { is: 'loading' };
  const plan = parsePlan(data);
  return plan ? { is: 'planned', plan } : { is: 'failed', retry: reload };
}

/** Returns the request for a plan (API-72, PLAN-20). */
function toRequest(preferences: DraftPreferences, session_id: string | null) {
  const { destination = '', start_date = '', ...rest } = toPreferences(preferences);
  return { ...rest, destination, start_date, session_id };
}
