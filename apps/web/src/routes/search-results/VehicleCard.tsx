import type { VehicleLoad } from '@aitours/domain/transfers';
import { Button, FactList, Heading, Image, Price, Text } from '@aitours/ui';
import { pictureOf } from '../../features/catalogue/pictureOf.ts';
import { euro, fareWords, howPriced } from '../../features/transfer-booking/fareWords.ts';
import type { Way } from '../../features/transfer-booking/useTransferDistance.ts';
import { shortageTexts, type Vehicle, vehicleFacts } from '../../features/transfer-booking/vehicle.ts';
import { messages } from './messages.ts';
import * as styles from './SearchResults.css.ts';

export interface VehicleCardProps {
  vehicle: Vehicle;
  way: Way | undefined;
  onSelect: () => void;
}

/** A suitable vehicle: description, capacity, fare for this journey (XFER-11, GAP-38). */
export function VehicleCard({ vehicle, way, onSelect }: VehicleCardProps) {
  const { name, category, description, image, features } = vehicle;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Image {...pictureOf(image)} fill alt="" sizes="(max-width: 768px) 100vw, 240px" />
      </div>
      <div className={styles.words}>
        <p className={styles.category}>{category}</p>
        <Heading level={3} size="small">
          {name}
        </Heading>
        <Text tone="soft">{description}</Text>
        <FactList variant="row" facts={vehicleFacts(vehicle)} />
        <Text size="small" tone="soft">
          {features.join(' · ')}
        </Text>
      </div>
      <div className={styles.offer}>
        <Fare vehicle={vehicle} way={way} />
        <Button width="phone" aria-label={messages.selectNamed(name)} onClick={onSelect}>
          {messages.select}
        </Button>
      </div>
    </article>
  );
}

/** The amount to be charged is prominent; the vehicle's base price is beside it if different (GAP-38). */
function Fare({ vehicle, way }: Pick<VehicleCardProps, 'vehicle' | 'way'>) {
  const price = euro(vehicle.price);
  if (vehicle.price_per_km !== null && !way) {
    return (
      <div className={styles.fare}>
        <Text size="small" tone="soft">
          {messages.guidePrice(price)}
        </Text>
        <Text tone="soft">{messages.measuring}</Text>
      </div>
    );
  }
  return (
    <div className={styles.fare}>
      <Price size="large" amount={way ? fareWords(vehicle, way, false).total : price} />
      <Text size="small" tone="soft">
        {way && howPriced(vehicle, way)}
      </Text>
      {vehicle.price_per_km !== null && (
        <Text size="small" tone="soft">
          {messages.guidePrice(price)}
        </Text>
      )}
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
        {shortageTexts(vehicle, load).join(' ')}
      </Text>
    </div>
  );
}
