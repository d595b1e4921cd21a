import { formatDiscountLabel } from '@aitours/domain/booking';
import { parseFils } from '@aitours/domain/money';
import { discountPrice } from '@aitours/domain/pricing';
import { findZonePrice, quoteVehicle } from '@aitours/domain/transfers';
import type { PriceLine } from '@aitours/ui';
import type { PromoPrice } from '../../platform/promo-code/useQuotedPromoCode.ts';
import type { PriceFormat } from '../../platform/usePriceFormat.ts';
import { messages } from './messages.ts';
import type { RouteDistance } from './useTransferDistance.ts';
import type { Vehicle } from './vehicle.ts';

export interface FareDescription {
  readonly lines: PriceLine[];
  readonly total: string;
}

/**
 * Returns a vehicle's fare for a journey with its lines (CONST-17, CONST-18, GAP-38).
 *
 * @param discountPercent of a first booking
 * @param promo replaces the discount of a first booking
 */
export function describeFare(
  vehicle: Vehicle,
  route: RouteDistance,
  isReturn: boolean,
  format: PriceFormat,
  discountPercent = 0,
  promo?: PromoPrice,
): FareDescription {
  const { lines, total } = quoteVehicle(vehicle, { ...route, isReturn });
  const first = discountPrice(total, { percent: discountPercent });
  const discount = promo
    ? { ...promo.discount, amount: promo.total - promo.price, total: promo.total }
    : first && { ...first, percent: discountPercent };
  const parts = lines.map(({ kind, amount }) => ({
    label: kind === 'return' ? messages.return : messages.outward,
    amount: format(amount),
    detail: describePricing(vehicle, route, format),
  }));
  return {
    lines: discount
      ? [...parts, { label: formatDiscountLabel(discount), amount: format(discount.amount), discount: true }]
      : parts,
    total: format(discount?.total ?? total),
  };
}

/** Formats "38.5 km × €2.50", or states that the price is fixed, and between which zones. */
export function describePricing(
  { price_per_km: perKm, zone_prices }: Vehicle,
  { distance, zones }: RouteDistance,
  format: PriceFormat,
): string {
  if (zones && findZonePrice(zone_prices ?? [], zones) !== undefined)
    return messages.betweenZones(zones.from.name, zones.to.name);
  return perKm === null ? messages.fixed : messages.byKilometre(String(distance), format(parseFils(perKm)));
}
