import type { StatsPeriod } from '@aitours/domain/staff';
import { useLocation, useSearch } from 'wouter';
import { useQuirks } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { overviewMessages as messages } from '../shared/overviewMessages.ts';

export interface Period {
  /** Absent: all figures are to date, and the selector has no effect (STAFF-06). */
  readonly period: StatsPeriod | undefined;
  readonly onPeriod: ((period: string) => void) | undefined;
}

/** Returns the period of the figures; a selected one is stored in the URL. */
export function usePeriod(): Period {
  const { hasInertControls, hasSampleFigures } = useQuirks();
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useSearch()).get('period');
  if (hasInertControls) return { period: hasSampleFigures ? undefined : 'today', onPeriod: undefined };
  return {
    period: messages.periods.find(({ value }) => value === search)?.value ?? 'today',
    onPeriod: (period) => navigate(`${paths.dashboard}?period=${period}`, { replace: true }),
  };
}
