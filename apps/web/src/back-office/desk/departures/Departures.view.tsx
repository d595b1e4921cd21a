import { countPeople } from '@aitours/domain/party';
import { countDrivers, selectDriver, sumParties, sumUnpaid } from '@aitours/domain/staff';
import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  Inline,
  LinkButton,
  PageSkeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@aitours/ui';
import { CalendarOff, Printer } from 'lucide-react';
import { useState } from 'react';
import { useFocusAfterRemoval } from '../../../platform/useFocusAfterRemoval.ts';
import { AssignDriver } from './AssignDriver.tsx';
import type { ChosenDepartures } from './chosenDepartures.ts';
import { DepartureSection } from './DepartureSection.tsx';
import * as styles from './Departures.css.ts';
import { driverMessages, departureMessages as messages } from './departureMessages.ts';
import { LiveStatus } from './LiveStatus.tsx';
import type { PickupParties } from './pickup.ts';
import type { Departure, DeparturesState } from './useDepartures.ts';

export interface DeparturesViewProps {
  readonly state: DeparturesState;
  readonly chosen: ChosenDepartures;
  /** Whether the user may say who drives. */
  readonly canAssign: boolean;
  readonly getHref: (chosen: ChosenDepartures) => string;
  readonly onPrint: () => void;
}

/** The departures of a day, or the manifest of one or of a driver. */
export function DeparturesView({ state, ...rest }: DeparturesViewProps) {
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
          <LoadedDepartures {...rest} state={state} />
        </Stack>
      );
  }
}

interface LoadedProps extends Omit<DeparturesViewProps, 'state'> {
  readonly state: Extract<DeparturesState, { is: 'loaded' }>;
}

function LoadedDepartures({ state, chosen, canAssign, getHref, onPrint }: LoadedProps) {
  const [assigned, setAssigned] = useState<{ readonly opened: PickupParties; readonly ids: readonly string[] }>();
  const [saved, setSaved] = useState('');
  const shown = select(state.departures, chosen);
  const ids = shown.flatMap(({ id, pickups }) => pickups.map(({ pickup_area }) => `${id} ${pickup_area}`));
  // The pickup may be gone from the list before the dialog closes, and with it the button to which the focus returns.
  const container = useFocusAfterRemoval(assigned?.ids ?? ids, '[data-driver] button');
  return (
    <div ref={container}>
      <Stack gap="large">
        {chosen.is === 'all' && <Drivers departures={shown} getHref={getHref} />}
        <Summary departures={shown} chosen={chosen} getHref={getHref} onPrint={onPrint} />
        <div className={styles.departures}>
          {shown.map((departure) => (
            <div key={departure.id} className={styles.departure}>
              <DepartureSection
                departure={departure}
                marks={state.news.marks}
                href={chosen.is === 'departure' ? null : getHref({ is: 'departure', id: departure.id })}
                onAssign={canAssign ? (opened) => setAssigned({ opened, ids }) : undefined}
              />
            </div>
          ))}
        </div>
      </Stack>
      {/* No notification: it would cover the next button. */}
      <VisuallyHidden role="status">{saved}</VisuallyHidden>
      {assigned && (
        <AssignDriver {...state} opened={assigned.opened} onSaved={setSaved} onClose={() => setAssigned(undefined)} />
      )}
    </div>
  );
}

/** Returns what is shown of a day. */
function select(departures: readonly Departure[], chosen: ChosenDepartures): readonly Departure[] {
  if (chosen.is === 'driver') return selectDriver(departures, chosen.driver);
  return departures.filter(({ id }) => chosen.is === 'all' || id === chosen.id);
}

interface DriversProps extends Pick<DeparturesViewProps, 'getHref'> {
  readonly departures: readonly Departure[];
}

/** Links to the manifests of the drivers of a day. */
function Drivers({ departures, getHref }: DriversProps) {
  const drivers = countDrivers(departures);
  if (drivers.length === 0) return null;
  return (
    <nav aria-label={driverMessages.drivers} className={styles.screenOnly}>
      <Inline gap="small">
        {drivers.map(({ driver, pickups, people }) => (
          <LinkButton key={driver ?? ''} size="small" tone="secondary" href={getHref({ is: 'driver', driver })}>
            {driverMessages.totals(driver, pickups, people)}
          </LinkButton>
        ))}
      </Inline>
    </nav>
  );
}

interface SummaryProps extends Pick<DeparturesViewProps, 'chosen' | 'getHref' | 'onPrint'> {
  readonly departures: readonly Departure[];
}

function Summary({ departures, chosen, getHref, onPrint }: SummaryProps) {
  const back = chosen.is !== 'all' && (
    <LinkButton tone="secondary" href={getHref({ is: 'all' })}>
      {messages.allDepartures}
    </LinkButton>
  );
  if (departures.length === 0) {
    const { title, text } = describeNone(chosen);
    return (
      <EmptyState icon={CalendarOff} title={title} action={back}>
        <Text>{text}</Text>
      </EmptyState>
    );
  }
  const parties = departures.flatMap((departure) => departure.parties);
  const unpaid = sumUnpaid(parties);
  return (
    <Inline justify="between" align="center" gap="medium">
      <Text strong>
        {chosen.is === 'driver' && `${driverMessages.manifestOf(chosen.driver)}: `}
        {messages.summary(departures.length, countPeople(sumParties(parties)))}
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
  );
}

function describeNone(chosen: ChosenDepartures) {
  if (chosen.is === 'driver') return { title: driverMessages.gone(chosen.driver), text: driverMessages.goneText };
  return { title: chosen.is === 'all' ? messages.none : messages.gone, text: messages.noneText };
}
