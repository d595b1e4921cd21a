import { formatDate, formatTime } from '@aitours/domain/dates';
import { transferMessages } from '@aitours/domain/messages';
import {
  formatEarliestRide,
  formatPricedPlace,
  type PricedPlaces,
  type TransferSearch,
} from '@aitours/domain/transfers';
import {
  Card,
  CheckList,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  PageSkeleton,
  Section,
  Stack,
  Text,
  TextLink,
} from '@aitours/ui';
import { CarFront, Pencil } from 'lucide-react';
import { messages as transferBookingMessages } from '../../features/transfer-booking/messages.ts';
import type { RouteDistance } from '../../features/transfer-booking/useTransferDistance.ts';
import type { Vehicle } from '../../features/transfer-booking/vehicle.ts';
import { formatSearchQuery } from '../../features/transfer-search/searchFromQuery.ts';
import { paths } from '../../platform/paths.ts';
import { VisitTiming } from '../../platform/visit-timing/VisitTiming.tsx';
import { messages } from './messages.ts';
import * as styles from './SearchResults.css.ts';
import { SmallVehicle, VehicleCard } from './VehicleCard.tsx';

export type SearchResultsState =
  /** The search is not known yet. */
  | { readonly is: 'waiting' }
  | { readonly is: 'loading'; readonly search: TransferSearch }
  /** Its start is over, or there is no time to send a driver. */
  | { readonly is: 'tooSoon'; readonly search: TransferSearch; readonly earliest: Date }
  | { readonly is: 'failed'; readonly search: TransferSearch; readonly retry: () => void }
  | {
      readonly is: 'loaded';
      readonly search: TransferSearch;
      readonly vehicles: readonly Vehicle[];
      readonly tooSmall: readonly Vehicle[];
      /** Undefined while the distance loads. */
      readonly route: RouteDistance | undefined;
      readonly onSelect: (vehicle: Vehicle) => void;
    };

/** The vehicles for a search, in each of the page's states (XFER-09 to XFER-14). */
export function SearchResultsView({ state }: { state: SearchResultsState }) {
  if (state.is === 'waiting') {
    return (
      <Container>
        <PageSkeleton shape="cards" aside label={messages.loading} />
      </Container>
    );
  }
  return (
    <Container>
      <Stack gap="xlarge">
        <Head search={state.search} places={state.is === 'loaded' ? state.route : undefined} />
        <Results state={state} />
      </Stack>
    </Container>
  );
}

const changeHref = (search: TransferSearch): string => paths.transferSearchFor(formatSearchQuery(search));

function Head({ search, places = {} }: { search: TransferSearch; places: PricedPlaces | undefined }) {
  const { pickupLocation, dropoffLocation, date, time, passengers, luggage } = search;
  return (
    <Stack gap="small">
      <Heading level={1}>{messages.title}</Heading>
      <Text size="lead">
        {messages.journey(
          formatPricedPlace(pickupLocation, places.pickup_place),
          formatPricedPlace(dropoffLocation, places.dropoff_place),
        )}
      </Text>
      <Text tone="soft">
        {formatDate(date)}, {formatTime(time)} · {transferBookingMessages.people(passengers)} ·{' '}
        {transferBookingMessages.pieces(luggage)}
      </Text>
      <TextLink standalone icon={Pencil} href={changeHref(search)}>
        {messages.change}
      </TextLink>
    </Stack>
  );
}

function Results({ state }: { state: Exclude<SearchResultsState, { is: 'waiting' }> }) {
  switch (state.is) {
    case 'loading':
      return <PageSkeleton shape="cards" aside label={messages.loading} />;
    case 'tooSoon':
      return (
        <EmptyState
          icon={CarFront}
          title={messages.tooSoon}
          action={<LinkButton href={changeHref(state.search)}>{messages.change}</LinkButton>}
        >
          {formatEarliestRide(state.earliest)}
        </EmptyState>
      );
    case 'failed':
      return <ErrorState title={transferMessages.vehiclesFailed} onRetry={state.retry} />;
    case 'loaded':
      return <Loaded state={state} />;
  }
}

function Loaded({ state }: { state: Extract<SearchResultsState, { is: 'loaded' }> }) {
  const { search, vehicles, tooSmall, route, onSelect } = state;
  return (
    <div className={styles.columns}>
      <Stack gap="xlarge">
        {vehicles.length === 0 ? (
          <EmptyState
            icon={CarFront}
            title={transferMessages.noVehicles}
            action={<LinkButton href={changeHref(search)}>{messages.change}</LinkButton>}
          >
            {messages.changeHint}
          </EmptyState>
        ) : (
          <Section title={messages.fitting(vehicles.length)} size="medium">
            <Stack as="ul" gap="large">
              {vehicles.map((vehicle) => (
                <li key={vehicle.id}>
                  <VehicleCard vehicle={vehicle} route={route} onSelect={() => onSelect(vehicle)} />
                </li>
              ))}
            </Stack>
          </Section>
        )}
        {tooSmall.length > 0 && (
          <Section title={messages.tooSmall} description={messages.tooSmallText} size="medium">
            <Stack as="ul" gap="small">
              {tooSmall.map((vehicle) => (
                <li key={vehicle.id}>
                  <SmallVehicle vehicle={vehicle} load={search} />
                </li>
              ))}
            </Stack>
          </Section>
        )}
      </Stack>
      <Card as="aside" tone="sunken" padding="large">
        <Section title={messages.terms} size="small">
          <CheckList items={messages.termList} />
          <VisitTiming date={search.date} time={search.time} />
        </Section>
      </Card>
    </div>
  );
}
