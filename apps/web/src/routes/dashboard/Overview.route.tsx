import { useApi } from '../../platform/api.tsx';
import { pageMeta } from '../../platform/page.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { OverviewView } from './Overview.view.tsx';
import { figureOf, useStaffApi } from './useStaffApi.ts';

const TOP_RATED = { query: { ordering: '-rating', page_size: 3 } } as const;

/** /dashboard (STAFF-05 to STAFF-12) */
export default function Overview() {
  return <DashboardFrame current="overview">{(user) => <Figures user={user} />}</DashboardFrame>;
}

function Figures({ user }: { user: Parameters<typeof OverviewView>[0]['user'] }) {
  const bookings = useStaffApi('getBookingStats');
  const users = useStaffApi('getUserStats');
  const tours = useApi('listTours', TOP_RATED);
  const reload = () => {
    for (const each of [bookings, users]) if (each.failure !== undefined) each.reload();
  };
  return (
    <OverviewView
      user={user}
      totalBookings={figureOf(bookings, ({ total_bookings }) => total_bookings)}
      activeUsers={figureOf(users, ({ active_users }) => active_users)}
      perDay={bookings.data?.per_day}
      onReload={reload}
      tours={tours}
    />
  );
}

export const meta = pageMeta('Dashboard');

export const isPrivate = true;
export const hasShell = false;
