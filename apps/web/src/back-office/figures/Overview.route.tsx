import { useApi, useQuirks } from '../../platform/api.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { usePermissions } from '../shared/access/usePermissions.ts';
import { DashboardFrame } from '../shared/DashboardFrame.tsx';
import { useStaffApi } from '../shared/useStaffApi.ts';
import { OverviewView, type OverviewViewProps } from './Overview.view.tsx';
import { usePeriod } from './usePeriod.ts';

const TOP_RATED = { query: { ordering: '-rating', page_size: 3 } } as const;

/** /dashboard (STAFF-05 to STAFF-12) */
export default function Overview() {
  return <DashboardFrame current="overview">{(user) => <Loaded user={user} />}</DashboardFrame>;
}

function Loaded({ user }: Pick<OverviewViewProps, 'user'>) {
  const selection = usePeriod();
  const { period } = selection;
  const query = period && { query: { period } };
  const isAllowed = usePermissions()('statistics.read');
  return (
    <OverviewView
      {...selection}
      user={user}
      bookings={useStaffApi('getBookingStats', query, isAllowed)}
      users={useStaffApi('getUserStats', query, isAllowed)}
      hasSamples={useQuirks().hasSampleFigures}
      // Doesn't depend on the period.
      perDay={useStaffApi('getBookingStats', undefined, isAllowed).data?.per_day}
      tours={useApi('listTours', TOP_RATED)}
    />
  );
}

export const meta = createPageMeta('Dashboard');

export const isPrivate = true;
export const hasShell = false;
