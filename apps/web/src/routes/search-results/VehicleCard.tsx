import { formatCancellationTerms } from '@aitours/domain/booking';
import { parseFils } from '@aitours/domain/money';
import type { VehicleLoad } from '@aitours/domain/transfers';
import { Button, FactList, Heading, Image, Price, Text } from '@aitours/ui';
import { getPicture } from '../../features/catalogue/getPicture.ts';
import { describeFare, describePricing } from '../../features/transfer-booking/describeFare.ts';
import type { RouteDistance } from '../../features/transfer-booking/useTransferDistance.ts';
import {
  isPricedByRoute,
  listShortageMessages,
  listVehicleFacts,
  type Vehicle,
} from '../../features/transfer-booking/vehicle.ts';
import { PriceNote } from '../../platform/PriceNote.tsx';
import { usePriceFormat } from '../../platform/usePriceFormat.ts';
import { messages } from './messages.ts';
import * as styles from './SearchResults.css.ts';

export interface VehicleCardProps {
  vehicle: Vehicle;
  route: RouteDistance | undefined;
  onSelect: () => void;
}

/** A suitable vehicle: description, capacity, fare for this journey (XFER-11, GAP-38). */
export function VehicleCard({ vehicle, route, onSelect }: VehicleCardProps) {
  const { name, category, description, image, features, cancellation_terms: terms } = vehicle;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Image {...getPicture(image)} fill alt="" sizes="(max-width: 768px) 100vw, 240px" />
      </div>
      <div className={styles.content}>
        <p className={styles.category}>{category}</p>
        <Heading level={3} size="small">
          {name}
        </Heading>
        <Text tone="soft">{description}</Text>
        <FactList variant="row" facts={listVehicleFacts(vehicle)} />
        <Text size="small" tone="soft">
          {features.join(' · ')}
        </Text>
        {terms && (
          <Text size="small" tone="soft">
            {formatCancellationTerms(terms)}
          </Text>
        )}
      </div>
      <div className={styles.offer}>
        <Fare vehicle={vehicle} route={route} />
        <Button width="phone" aria-label={messages.selectNamed(name)} onClick={onSelect}>
          {messages.select}
        </Button>
      </div>
    </article>
  );
}

/** The amount to be charged is prominent; the vehicle's base price is beside it if different (GAP-38). */
function Fare({ vehicle, route }: Pick<VehicleCardProps, 'vehicle' | 'route'>) {
  const format = usePriceFormat('transfers');
  const price = format(parseFils(vehicle.price));
  if (isPricedByRoute(vehicle) && !route) {
    return (
      <div className={styles.fare}>
        <Text size="small" tone="soft">
          {messages.basePrice(price)}
        </Text>
        <PriceNote />
        <Text tone="soft">{messages.measuring}</Text>
      </div>
    );
  }
  return (
    <div className={styles.fare}>
      <Price size="large" amount={route ? describeFare(vehicle, route, false, format).total : price} />
      <Text size="small" tone="soft">
        {route && describePricing(vehicle, route, format)}
      </Text>
      {vehicle.price_per_km !== null && (
        <Text size="small" tone="soft">
          {messages.basePrice(price)}
        </Text>
      )}
      <PriceNote />
    </div>
  );
}

/** A vehicle that is too small, with the reason. */
export function SmallVehicle({ vehicle, load }: { vehicle: Vehicle; load: VehicleLoad }) {
  return (
    <div className={styles.small}>
      <Text as="span" strong>
        {vehicle.name}
      </Text>
      <Text as="span" tone="soft">
        {listShortageMessages(vehicle, load).join(' ')}
      </Text>
    </div>
  );
}
