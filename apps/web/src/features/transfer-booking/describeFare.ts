import { formatPrice, parseFils } from '@aitours/domain/money';
import { quoteVehicle } from '@aitours/domain/transfers';
import type { PriceLine } from '@aitours/ui';
import { messages } from './messages.ts';
import type { RouteDistance } from './useTransferDistance.ts';
import type { Vehicle } from './vehicle.ts';

/** Formats a fare as every transfer page shows it: in euro (XFER-47, QUIRK-01). */
export const euro = (amount: string): string => formatPrice(parseFils(amount), 'transfers');

export interface FareDescription {
  readonly lines: PriceLine[];
  readonly total: string;
}

/** Returns a vehicle's fare for a distance with its lines (CONST-17, CONST-18, GAP-38). */
export function describeFare(vehicle: Vehicle, route: RouteDistance, isReturn: boolean): FareDescription {
  const { lines, total } = quoteVehicle(vehicle, { distance: route.distance, isReturn });
  return {
    lines: lines.map(({ kind, amount }) => ({
      label: kind === 'return' ? messages.return : messages.outward,
      amount: formatPrice(amount, 'transfers'),
      detail: describePricing(vehicle, route),
    })),
    total: formatPrice(total, 'transfers'),
  };
}

/** Formats "38.5 km × €2.50", or states that the price is fixed. */
export const describePricing = ({ price_per_km: perKm }: Vehicle, { distance }: RouteDistance): string =>
  perKm === null ? messages.fixed : messages.byKilometre(String(distance), euro(perKm));
