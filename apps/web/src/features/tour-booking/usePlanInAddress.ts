import type { Schema } from '@aitours/api-client';
import { formatTourPlan, parseTourPlan, type TourPlan } from '@aitours/domain/tour-plan';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { getGroup } from './formatTourQuote.ts';

export interface PlanInAddress {
  readonly plan: TourPlan;
  readonly change: (part: Partial<TourPlan>) => void;
}

/** Stores the plan in the URL, its only storage, so that nothing can differ from it. */
export function usePlanInAddress(tour: Schema<'Tour'>): PlanInAddress {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const plan = useMemo(() => parseTourPlan(new URLSearchParams(search), getGroup(tour)), [search, tour]);
  return {
    plan,
    change: (part) => {
      const query = formatTourPlan({ ...plan, ...part }, getGroup(tour), new URLSearchParams(search));
      navigate(query === '' ? path : `${path}?${query}`, { replace: true });
    },
  };
}
