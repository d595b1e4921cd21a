import type { Schema } from '@aitours/api-client';
import type { VehicleLoad } from '@aitours/domain/transfers';
import { findCapacityShortages } from '@aitours/domain/transfers';
import type { Fact, ImageProps } from '@aitours/ui';
import { BriefcaseBusiness, Users } from 'lucide-react';
import { array, is, nullable, number, string, type } from 'superstruct';
import { messages } from './messages.ts';

/** A vehicle with its driver (ENTITY-32). */
export type Vehicle = Schema<'TransferVehicle'>;

/** Finds the stored picture of an image id. */
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
});

/** What the browser kept or a navigation carried: written by this shop, but perhaps by an older one. */
export const isVehicle = (value: unknown): value is Vehicle => is(value, Shape);

/** What it has room for, as a card shows it (XFER-11). */
export const vehicleFacts = ({ maxPassengers, maxLuggage }: Vehicle): Fact[] => [
  { icon: Users, label: messages.seats, value: messages.people(maxPassengers) },
  { icon: BriefcaseBusiness, label: messages.room, value: messages.pieces(maxLuggage) },
];

/** Why it doesn't fit this party, in words; empty if it does. */
export const shortageTexts = (vehicle: Vehicle, load: VehicleLoad): string[] =>
  findCapacityShortages(vehicle, load).map(({ kind, capacity }) =>
    kind === 'passengers'
      ? messages.tooFewSeats(capacity, load.passengers)
      : messages.tooLittleRoom(capacity, load.luggage),
  );
