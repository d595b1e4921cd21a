import { addDays, type CalendarDate, formatDate, normaliseDate } from '@aitours/domain/dates';
import { LinkButton, PageSkeleton, Stack, TextField } from '@aitours/ui';
import { useLocation, useSearch } from 'wouter';
import { createPageMeta } from '../../../platform/page.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { useToday } from '../../../platform/useToday.ts';
import { usePermissions } from '../../shared/access/usePermissions.ts';
import { DashboardFrame } from '../../shared/DashboardFrame.tsx';
import * as styles from '../../shared/days.css.ts';
import { SectionHead } from '../../shared/SectionHead.tsx';
import { allDepartures, type ChosenDepartures, getDeparturesHref, readChosenDepartures } from './chosenDepartures.ts';
import { DeparturesView } from './Departures.view.tsx';
import { departureMessages as messages } from './departureMessages.ts';
import { useDepartures } from './useDepartures.ts';

/** /dashboard/departures: what takes place on a day, for staff */
export default function Departures() {
  const today = useToday();
  return (
    <DashboardFrame current="departures">
      {() => (today ? <OneDay today={today} /> : <PageSkeleton shape="table" label={messages.loading} />)}
    </DashboardFrame>
  );
}

function OneDay({ today }: { readonly today: CalendarDate }) {
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const date = normaliseDate(query.get('date') ?? '') ?? today;
  return (
    <Stack gap="large">
      <SectionHead title={messages.title} lead={formatDate(date)} />
      <div className={styles.days}>
        <LinkButton tone="secondary" href={getDeparturesHref(addDays(date, -1), allDepartures)}>
          {messages.previousDay}
        </LinkButton>
        <div>
          <TextField
            type="date"
            label={messages.day}
            value={date}
            onChange={(value) =>
              navigate(getDeparturesHref(normaliseDate(value) ?? today, allDepartures), { replace: true })
            }
          />
        </div>
        <LinkButton tone="secondary" href={getDeparturesHref(addDays(date, 1), allDepartures)}>
          {messages.nextDay}
        </LinkButton>
        {date !== today && (
          <LinkButton tone="secondary" href={staffPaths.departures}>
            {messages.today}
          </LinkButton>
        )}
      </div>
      {/* What is new belongs to one day. */}
      <DayDepartures key={date} date={date} chosen={readChosenDepartures(query)} />
    </Stack>
  );
}

interface DayDeparturesProps {
  readonly date: CalendarDate;
  readonly chosen: ChosenDepartures;
}

function DayDepartures({ date, chosen }: DayDeparturesProps) {
  const can = usePermissions();
  return (
    <DeparturesView
      state={useDepartures(date)}
      chosen={chosen}
      canAssign={can('bookings.write')}
      getHref={(other) => getDeparturesHref(date, other)}
      onPrint={() => window.print()}
    />
  );
}

export const meta = createPageMeta('Departures · Dashboard');

export const isPrivate = true;
export const hasShell = false;
