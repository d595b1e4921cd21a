import type { Schema } from '@aitours/api-client';
import type { VehicleLoad } from '@aitours/domain/transfers';
import { findCapacityShortages } from '@aitours/domain/transfers';
import type { Fact, ImageProps } from '@aitours/ui';
import { BriefcaseBusiness, Users } from 'lucide-react';
import { array, is, nullable, number, optional, string, type } from 'superstruct';
import { messages } from './messages.ts';

/** A vehicle with its driver (ENTITY-32). */
export type Vehicle = Schema<'TransferVehicle'>;

/** Returns the stored picture of an image id. */
export type PictureOf = (image: string | null) => Pick<ImageProps, 'src' | 'sources'>;

const Shape = type({
  id: string(),
  name: string(),
  category: string(),
  description: string(),
  image: nullable(string()),
  price: string(),
  price_per_km: nullable(string()),
  maxPassengers: number(),
  maxLuggage: number(),
  features: array(string()),
  zone_prices: optional(array(type({ from: string(), to: string(), price: string() }))),
});

/** Checks a vehicle from storage or navigation state, which an older version of the shop may have written. */
export const isVehicle = (value: unknown): value is Vehicle => is(value, Shape);

/** Whether the price of a vehicle is only known with the places of the journey. */
export const isPricedByRoute = ({ price_per_km: perKm, zone_prices = [] }: Vehicle): boolean =>
  perKm !== null || zone_prices.length > 0;

/** Formats a vehicle's capacity for its card (XFER-11). */
export const listVehicleFacts = ({ maxPassengers, maxLuggage }: Vehicle): Fact[] => [
  { icon: Users, label: messages.seats, value: messages.people(maxPassengers) },
  { icon: BriefcaseBusiness, label: messages.room, value: messages.pieces(maxLuggage) },
];

/** Returns why a vehicle is too small for a party; empty if it isn't. */
export const listShortageMessages = (vehicle: Vehicle, load: VehicleLoad): string[] =>
  findCapacityShortages(vehicle, load).map(({ kind, capacity }) =>
    kind === 'passengers'
      ? messages.tooFewSeats(capacity, load.passengers)
      : messages.tooLittleRoom(capacity, load.luggage),
  );
