import { formatDate, formatTime } from '@aitours/domain/dates';
import { parseFils } from '@aitours/domain/money';
import { formatPricedPlace, type PricedPlaces } from '@aitours/domain/transfers';
import {
  Button,
  Card,
  Container,
  Grid,
  Heading,
  Image,
  PageSkeleton,
  Price,
  PriceSummary,
  Receipt,
  Section,
  Stack,
  Text,
  TextLink,
} from '@aitours/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { getPicture } from '../../features/catalogue/getPicture.ts';
import { describeFare } from '../../features/transfer-booking/describeFare.ts';
import { messages as transferMessages } from '../../features/transfer-booking/messages.ts';
import type { Choice } from '../../features/transfer-booking/storedChoice.ts';
import type { RouteDistance } from '../../features/transfer-booking/useTransferDistance.ts';
import { PriceNote } from '../../platform/PriceNote.tsx';
import { paths } from '../../platform/paths.ts';
import { usePriceFormat } from '../../platform/usePriceFormat.ts';
import * as styles from './Booking.css.ts';
import { messages } from './messages.ts';

export type BookingState =
  | { readonly is: 'loading' }
  | {
      readonly is: 'held';
      readonly choice: Choice;
      /** Undefined while the distance loads. */
      readonly route: RouteDistance | undefined;
      readonly onContinue: () => void;
    };

/** The selected vehicle and the journey, with the button that opens the wizard (XFER-15, XFER-17). */
export function BookingView({ state }: { state: BookingState }) {
  if (state.is === 'loading') {
    return (
      <Container width="form">
        <PageSkeleton shape="form" label={messages.loading} />
      </Container>
    );
  }
  const { choice, route, onContinue } = state;
  return (
    <Container>
      <Stack gap="large">
        <Stack gap="small">
          <TextLink standalone tone="quiet" icon={ArrowLeft} href={paths.searchResults}>
            {messages.back}
          </TextLink>
          <Heading level={1}>{messages.title}</Heading>
        </Stack>
        <Grid columns="panel" gap="xlarge">
          <Stack gap="large">
            <VehicleSection choice={choice} />
            <Card padding="large">
              <Receipt sections={[{ title: messages.journey, rows: listJourneyRows(choice, route) }]} />
            </Card>
          </Stack>
          <Card padding="large">
            <Stack gap="large">
              <Heading level={2} size="medium">
                {messages.fare}
              </Heading>
              <Fare choice={choice} route={route} />
              <Button size="large" width="full" iconEnd={ArrowRight} onClick={onContinue}>
                {messages.next}
              </Button>
              <Text size="small" tone="soft">
                {messages.nextHint}
              </Text>
            </Stack>
          </Card>
        </Grid>
      </Stack>
    </Container>
  );
}

function VehicleSection({ choice: { vehicle } }: { choice: Choice }) {
  const format = usePriceFormat('transfers');
  return (
    <Card padding="large">
      <Section title={messages.vehicle} size="medium">
        <Grid columns={2} gap="large">
          <div className={styles.picture}>
            <Image {...getPicture(vehicle.image)} alt="" priority sizes="(max-width: 768px) 100vw, 360px" />
          </div>
          <Stack gap="xsmall">
            <Text size="small" tone="soft">
              {vehicle.category}
            </Text>
            <Text size="lead" strong>
              {vehicle.name}
            </Text>
            <Price
              prefix={vehicle.price_per_km === null ? '' : messages.basePrice}
              amount={format(parseFils(vehicle.price))}
            />
            <PriceNote />
            <Text size="small" tone="soft">
              {vehicle.features.join(' · ')}
            </Text>
          </Stack>
        </Grid>
      </Section>
    </Card>
  );
}

const listJourneyRows = ({ search }: Choice, places: PricedPlaces = {}) => [
  { label: messages.from, value: formatPricedPlace(search.pickupLocation, places.pickup_place) },
  { label: messages.to, value: formatPricedPlace(search.dropoffLocation, places.dropoff_place) },
  { label: messages.when, value: `${formatDate(search.date)}, ${formatTime(search.time)}` },
  { label: messages.passengers, value: search.passengers },
  { label: messages.luggage, value: search.luggage },
];

function Fare({ choice: { vehicle }, route }: { choice: Choice; route: RouteDistance | undefined }) {
  const format = usePriceFormat('transfers');
  if (!route) return <Text tone="soft">{messages.measuring}</Text>;
  const { lines, total } = describeFare(vehicle, route, false, format);
  return (
    <>
      <PriceSummary lines={lines} total={total} totalLabel={transferMessages.total} note={transferMessages.note} />
      <PriceNote />
    </>
  );
}
