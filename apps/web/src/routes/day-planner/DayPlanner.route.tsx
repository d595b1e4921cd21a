import { storageKeys } from '@aitours/domain/session';
import { deferPart } from '../../hydration/index.ts';
import { createPageMeta } from '../../platform/page.ts';
import { readStorage } from '../../platform/storage.ts';
import { usePartFailure } from '../shared/usePartFailure.ts';

/** At once for the address of a plan, and for a visitor with preferences or a conversation of an earlier visit. */
const Planner = deferPart(
  () => import('./Planner.deferred.tsx'),
  usePartFailure,
  () =>
    location.search !== '' ||
    [storageKeys.dayPlannerPreferences, storageKeys.dayPlannerSessionId].some(
      (key) => readStorage(key, 'local') !== null,
    ),
);

export default function DayPlanner() {
  return <Planner />;
}

export const meta = createPageMeta(
  'AI Travel Day Planner',
  'Tell the planner where you go, when and what you like: it lays out your days in the Emirates, hour by hour.',
);

export const parameters = import.meta.env.SSR ? /^(plan)$/ : undefined;
