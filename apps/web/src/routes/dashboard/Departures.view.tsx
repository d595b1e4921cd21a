import { pickupPlaces } from '@aitours/domain/activity';
import { formatTime } from '@aitours/domain/dates';
import { formatParty } from '@aitours/domain/party';
import { sumUnpaid } from '@aitours/domain/staff';
import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  Inline,
  LinkButton,
  PageSkeleton,
  Section,
  Stack,
  Table,
  Text,
  VisuallyHidden,
} from '@aitours/ui';
import { CalendarOff, Printer } from 'lucide-react';
import * as styles from './Departures.css.ts';
import { partyColumns } from './departureColumns.tsx';
import { departureMessages as messages } from './departureMessages.ts';
import type { DepartureNews } from './departureNews.ts';
import { LiveStatus } from './LiveStatus.tsx';
import type { DepartingParty, Departure, DeparturesState } from './useDepartures.ts';

export interface DeparturesViewProps {
  readonly state: DeparturesState;
  /** The departure whose manifest is shown; null: all. */
  readonly chosen: string | null;
  /** Returns the address of the manifest of a departure, or of all departures. */
  readonly hrefOf: (departure: string | null) => string;
  readonly onPrint: () => void;
}

/** The departures of a day, or the manifest of one. */
export function DeparturesView({ state, chosen, ...rest }: DeparturesViewProps) {
  switch (state.is) {
    case 'loading':
      return <PageSkeleton shape="table" label={messages.loading} />;
    case 'failed':
      return (
        <ErrorState title={messages.failed} onRetry={state.retry}>
          {state.reason}
        </ErrorState>
      );
    case 'loaded':
      return (
        <Stack gap="large">
          {!state.isComplete && (
            <Banner tone="pending" announce="status">
              {messages.incomplete}
            </Banner>
          )}
          {state.isStale && (
            <Banner tone="pending" announce="status">
              {messages.stale}
            </Banner>
          )}
          <LiveStatus live={state.live} readAt={state.readAt} news={state.news} />
          <LoadedDepartures {...rest} departures={state.departures} marks={state.news.marks} chosen={chosen} />
        </Stack>
      );
  }
}

interface LoadedProps extends Omit<DeparturesViewProps, 'state'> {
  readonly departures: readonly Departure[];
  readonly marks: DepartureNews['marks'];
}

function LoadedDepartures({ departures, marks, chosen, hrefOf, onPrint }: LoadedProps) {
  const shown = departures.filter(({ id }) => chosen === null || id === chosen);
  const back = chosen !== null && (
    <LinkButton tone="secondary" href={hrefOf(null)}>
      {messages.allDepartures}
    </LinkButton>
  );
  if (shown.length === 0)
    return (
      <EmptyState icon={CalendarOff} title={chosen === null ? messages.none : messages.gone} action={back}>
        <Text>{messages.noneText}</Text>
      </EmptyState>
    );
  const parties = shown.flatMap((departure) => departure.parties);
  const unpaid = sumUnpaid(parties);
  const people = parties.reduce((count, party) => count + party.adults + party.children + party.infants, 0);
  return (
    <>
      <Inline justify="between" align="center" gap="medium">
        <Text strong>
          {messages.summary(shown.length, people)}
          {unpaid > 0 && `, ${messages.unpaid(unpaid)}`}
        </Text>
        <div className={styles.screenOnly}>
          <Inline gap="small">
            {back}
            <Button tone="secondary" icon={Printer} onClick={onPrint}>
              {messages.print}
            </Button>
          </Inline>
        </div>
      </Inline>
      <div className={styles.departures}>
        {shown.map((departure) => (
          <div key={departure.id} className={styles.departure}>
            <OneDeparture departure={departure} marks={marks} href={chosen === null ? hrefOf(departure.id) : null} />
          </div>
        ))}
      </div>
    </>
  );
}

interface OneDepartureProps {
  readonly departure: Departure;
  readonly marks: DepartureNews['marks'];
  /** The address of its manifest; null on the manifest itself. */
  readonly href: string | null;
}

function OneDeparture({ departure, marks, href }: OneDepartureProps) {
  const heading = formatHeading(departure);
  const areas = Map.groupBy(departure.parties, ({ pickup_area }) => pickup_area);
  return (
    <Section title={heading} size="medium">
      <Stack gap="medium">
        <Inline justify="between" align="center" gap="medium">
          <Text>{formatParty(departure)}</Text>
          {href !== null && (
            <div className={styles.screenOnly}>
              <LinkButton tone="secondary" size="small" href={href}>
                {messages.manifest} <VisuallyHidden>{messages.manifestOf(heading)}</VisuallyHidden>
              </LinkButton>
            </div>
          )}
        </Inline>
        {[...areas].map(([area, parties]) => (
          <Table
            key={area}
            caption={area === null && areas.size === 1 ? heading : formatArea(area)}
            captionHidden={area === null && areas.size === 1}
            columns={partyColumns(marks)}
            rows={parties}
            rowKey={({ booking_number, details }) => `${booking_number} ${details.join()}`}
          />
        ))}
      </Stack>
    </Section>
  );
}

const formatArea = (area: DepartingParty['pickup_area']): string => {
  const place = pickupPlaces.find(({ value }) => value === area);
  return place ? messages.pickupIn(place.label) : messages.noPickup;
};

const formatHeading = ({ time, title, tour_day }: Departure): string =>
  messages.heading(
    time === null ? messages.anyTime : formatTime(time),
    tour_day === null ? title : `${title}, ${messages.tourDay(tour_day)}`,
  );
