import type { Schema } from '@aitours/api-client';
import { formatDuration } from '@aitours/domain/activity';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { dashboardSamples } from '@aitours/domain/quirks';
import type { StatsPeriod } from '@aitours/domain/staff';
import { Banner, Grid, VisuallyHidden } from '@aitours/ui';
import { CalendarDays, Clock, TrendingUp, UsersRound } from 'lucide-react';
import { listMessages } from '../shared/listMessages.ts';
import { overviewMessages as messages } from '../shared/overviewMessages.ts';
import { type Figure, StatCard } from '../shared/StatCard.tsx';
import { getFigure, type StaffResponse } from '../shared/useStaffApi.ts';

export interface FiguresProps {
  readonly bookings: StaffResponse<Schema<'BookingStats'>>;
  readonly users: StaffResponse<Schema<'UserStats'>>;
  /** The period of the figures; absent: to date. */
  readonly period: StatsPeriod | undefined;
  /** Whether Average Duration and Revenue are samples (STAFF-09). */
  readonly hasSamples: boolean;
}

/** The four statistics (STAFF-07 to STAFF-09). */
export function Figures({ bookings, users, period, hasSamples }: FiguresProps) {
  const { duration, revenue } = hasSamples ? samples : computedFigures(bookings);
  const responses = [bookings, users];
  const reload = () => {
    for (const response of responses) if (response.failure !== undefined) response.reload();
  };
  return (
    <>
      {responses.some(({ failure }) => failure !== undefined) && (
        <Banner tone="critical" announce="alert" title={messages.figuresFailed} onRetry={reload} />
      )}
      {period && (
        <VisuallyHidden role="status">
          {responses.every(({ data }) => data !== undefined) && messages.figuresOf(period)}
        </VisuallyHidden>
      )}
      <Grid as="ul" columns={4} gap="medium">
        <StatCard
          label={messages.totalBookings}
          value={getFigure(bookings, ({ total_bookings }) => total_bookings)}
          note={period ? messages.made[period] : messages.soFar}
          icon={CalendarDays}
        />
        <StatCard
          label={messages.activeUsers}
          value={getFigure(users, ({ active_users }) => active_users)}
          note={period ? messages.active[period] : messages.lastDays}
          icon={UsersRound}
        />
        <StatCard
          label={messages.averageDuration}
          value={duration}
          note={hasSamples ? messages.sampleFigure : messages.durationOf}
          icon={Clock}
        />
        <StatCard
          label={messages.revenue}
          value={revenue}
          note={hasSamples ? messages.sampleFigure : messages.revenueOf}
          icon={TrendingUp}
        />
      </Grid>
    </>
  );
}

const samples = {
  duration: { text: dashboardSamples.averageDuration },
  revenue: { text: dashboardSamples.revenue },
};

const computedFigures = (bookings: FiguresProps['bookings']): { duration: Figure; revenue: Figure } => ({
  duration: getFigure(bookings, ({ average_duration_minutes: minutes }) => ({
    text: minutes == null ? listMessages.notApplicable : formatDuration(minutes),
  })),
  revenue: getFigure(bookings, ({ revenue = '0.00' }) => ({ text: formatPrice(parseFils(revenue)) })),
});
