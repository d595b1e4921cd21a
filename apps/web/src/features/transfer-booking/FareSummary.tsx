import { findZonePrice, formatPricedPlace } from '@aitours/domain/transfers';
import { Banner, PriceSummary, Text } from '@aitours/ui';
import { PriceNote } from '../../platform/PriceNote.tsx';
import { usePriceFormat } from '../../platform/usePriceFormat.ts';
import { describeFare } from './describeFare.ts';
import { messages } from './messages.ts';
import type { SubmitTransfer } from './useSubmitTransfer.ts';
import type { MeasuredRoute } from './useTransferDistance.ts';
import type { WizardDraft } from './wizardDraft.ts';

export interface FareSummaryProps extends Omit<MeasuredRoute, 'placeProblems'> {
  /** Of the traveller's first booking; 0: none. */
  discountPercent: number;
  draft: Pick<WizardDraft, 'vehicle' | 'journey'>;
  /** The promo code, and the price with it if it has been checked. */
  booking?: Pick<SubmitTransfer, 'promo' | 'promoPrice'>;
}

/** The fare and how it is computed; nothing is shown while a value is missing. */
export function FareSummary({
  draft: { vehicle, journey },
  discountPercent,
  route,
  isMeasuring,
  retry,
  booking,
}: FareSummaryProps) {
  const format = usePriceFormat('transfers');
  if (retry) {
    return (
      <Banner tone="critical" announce="alert" onRetry={retry}>
        {messages.noDistance}
      </Banner>
    );
  }
  if (!vehicle || !route) {
    return (
      <div role="status">
        <Text tone="soft">{isMeasuring ? messages.measuring : messages.noFareYet}</Text>
      </div>
    );
  }
  const { lines, total } = describeFare(vehicle, route, journey.isReturn, format, discountPercent, booking?.promoPrice);
  const zonePrice = findZonePrice(vehicle.zone_prices ?? [], route.zones);
  const isGuess = route.isEstimated && vehicle.price_per_km !== null && zonePrice === undefined;
  const note = [
    messages.priced(
      formatPricedPlace(journey.pickupLocation, route.pickup_place),
      formatPricedPlace(journey.dropoffLocation, route.dropoff_place),
    ),
    ...(isGuess ? [messages.estimated(String(route.distance))] : []),
    messages.note,
  ].join(' ');
  return (
    <>
      <PriceSummary
        lines={lines}
        total={booking?.promo.isChecking ? messages.updating : total}
        totalLabel={messages.total}
        note={note}
      />
      <PriceNote />
    </>
  );
}
