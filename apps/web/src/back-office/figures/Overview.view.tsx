import type { Schema } from '@aitours/api-client';
import type { DayCount } from '@aitours/domain/staff';
import { Card, Heading, Inline, NativeSelect, Section, TextLink } from '@aitours/ui';
import { staffPaths } from '../../platform/staffPaths.ts';
import { usePermissions } from '../shared/access/usePermissions.ts';
import { DayBars } from '../shared/charts/DayBars.tsx';
import { messages } from '../shared/messages.ts';
import { overviewMessages } from '../shared/overviewMessages.ts';
import { Categories } from './Categories.tsx';
import { Figures, type FiguresProps } from './Figures.tsx';
import { NewestBookings } from './NewestBookings.tsx';
import * as styles from './Overview.css.ts';
import { PopularTours, type PopularToursProps } from './PopularTours.tsx';
import { RecentBookings } from './RecentBookings.tsx';
import { TopBar } from './TopBar.tsx';
import type { Period } from './usePeriod.ts';

export interface OverviewViewProps extends FiguresProps, Period {
  readonly user: Schema<'User'>;
  /** Absent while loading. */
  readonly perDay: readonly DayCount[] | undefined;
  readonly tours: PopularToursProps['tours'];
}

/** The overview: staff member, statistics, products (STAFF-05 to STAFF-12). */
export function OverviewView({ user, onPeriod, perDay, tours, ...figures }: OverviewViewProps) {
  const { period, hasSamples } = figures;
  const can = usePermissions();
  return (
    <>
      <TopBar user={user} />
      <Inline justify="between" align="end" gap="medium">
        <Heading level={1} size="large">
          {messages.sections.overview}
        </Heading>
        {can('statistics.read') && (
          <div className={styles.period}>
            <NativeSelect
              label={overviewMessages.period}
              options={overviewMessages.periods}
              {...(onPeriod ? { value: period, onChange: onPeriod } : { defaultValue: 'today' })}
            />
          </div>
        )}
      </Inline>
      {can('statistics.read') && <Figures {...figures} />}
      <Categories />
      <div className={styles.columns}>
        {perDay && (
          <Section title={overviewMessages.perDay} description={overviewMessages.perDayHint} size="medium">
            <Card padding="large">
              <DayBars label={overviewMessages.perDay} days={perDay} />
            </Card>
          </Section>
        )}
        <PopularTours tours={tours} />
      </div>
      {can('bookings.read') && <Recent hasSamples={hasSamples} />}
    </>
  );
}

const Recent = ({ hasSamples }: Pick<FiguresProps, 'hasSamples'>) => (
  <Section
    title={overviewMessages.recent}
    description={hasSamples ? overviewMessages.recentHint : overviewMessages.newestHint}
    size="medium"
    action={
      <TextLink href={staffPaths.bookings} standalone>
        {overviewMessages.allBookings}
      </TextLink>
    }
  >
    {hasSamples ? <RecentBookings /> : <NewestBookings />}
  </Section>
);
