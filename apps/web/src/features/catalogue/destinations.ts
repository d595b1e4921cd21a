import data from './destinations.json' with { type: 'json' };

/** A Saudi destination, which has no tickets yet (ENTITY-42). */
export interface Destination {
  readonly id: string;
  readonly name: string;
  readonly city: City;
  readonly description: string;
  /** Id of its picture. */
  readonly image: string;
  readonly rating: number;
  readonly duration: string;
  /** Formatted. */
  readonly price: string;
}

/** Tabs of the page after "All Cities" (STATIC-02). */
export const cities = ['Jeddah', 'Riyadh', 'AlUla'] as const;

export type City = (typeof cities)[number];

/** The destinations of the Saudi Arabia page (STATIC-01, GAP-47). */
export const destinations: readonly Destination[] = cities.flatMap((city) =>
  data[city].map((destination) => ({ ...destination, city })),
);

export const findDestination = (id: string): Destination | undefined =>
  destinations.find((destination) => destination.id === id);
