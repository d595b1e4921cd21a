import type { Schema } from '@aitours/api-client';
import { dashboardSamples } from '@aitours/domain/quirks';
import type { DayCount } from '@aitours/domain/staff';
import { Banner, Card, Grid, Heading, Inline, NativeSelect, Section, TextLink } from '@aitours/ui';
import { CalendarDays, Clock, TrendingUp, UsersRound } from 'lucide-react';
import { DayBars } from '../../features/staff-charts/DayBars.tsx';
import { paths } from '../../platform/paths.ts';
import { Categories } from './Categories.tsx';
import { messages } from './messages.ts';
import * as styles from './Overview.css.ts';
import { PopularTours, type PopularToursProps } from './PopularTours.tsx';
import { RecentBookings } from './RecentBookings.tsx';
import { type Figure, StatCard } from './StatCard.tsx';
import { TopBar } from './TopBar.tsx';

export interface OverviewViewProps {
  readonly user: Schema<'User'>;
  readonly totalBookings: Figure;
  readonly activeUsers: Figure;
  /** Absent while loading. */
  readonly perDay: readonly DayCount[] | undefined;
  readonly tours: PopularToursProps['tours'];
  readonly onReload: () => void;
}

/** The overview: staff member, statistics, products (STAFF-05 to STAFF-12). */
export function OverviewView({ user, totalBookings, activeUsers, perDay, tours, onReload }: OverviewViewProps) {
  return (
    <>
      <TopBar user={user} />
      <Inline justify="between" align="end" gap="medium">
        <Heading level={1} size="large">
          {messages.sections.overview}
        </Heading>
        <div className={styles.period}>
          {/* STAFF-06, QUIRK-03: it has no effect. */}
          <NativeSelect label={messages.period} options={messages.periods} defaultValue="today" />
        </div>
      </Inline>
      {(totalBookings === 'failed' || activeUsers === 'failed') && <FiguresFailed onReload={onReload} />}
      <Grid as="ul" columns={4} gap="medium">
        <StatCard label={messages.totalBookings} value={totalBookings} note={messages.soFar} icon={CalendarDays} />
        <StatCard label={messages.activeUsers} value={activeUsers} note={messages.lastDays} icon={UsersRound} />
        <StatCard
          label={messages.averageDuration}
          value={{ text: dashboardSamples.averageDuration }}
          note={messages.sampleFigure}
          icon={Clock}
        />
        <StatCard
          label={messages.revenue}
          value={{ text: dashboardSamples.revenue }}
          note={messages.sampleFigure}
          icon={TrendingUp}
        />
      </Grid>
      <Categories />
      <div className={styles.columns}>
        {perDay && (
          <Section title={messages.perDay} description={messages.perDayHint} size="medium">
            <Card padding="large">
              <DayBars label={messages.perDay} days={perDay} />
            </Card>
          </Section>
        )}
        <PopularTours tours={tours} />
      </div>
      <Section
        title={messages.recent}
        description={messages.recentHint}
        size="medium"
        action={
          <TextLink href={paths.dashboardBookings} standalone>
            {messages.allBookings}
          </TextLink>
        }
      >
        <RecentBookings />
      </Section>
    </>
  );
}

function FiguresFailed({ onReload }: { onReload: () => void }) {
  return <Banner tone="critical" announce="alert" title={messages.figuresFailed} onRetry={onReload} />;
}
