import data from './cruises.json' with { type: 'json' };

/** A cruise of the catalogue (ENTITY-35). */
export interface Cruise {
  readonly id: string;
  readonly name: string;
  /** Id of its picture. */
  readonly image: string;
  readonly imageAlt: string;
  /** Shown in lists. */
  readonly teaser: string;
  /** One string per paragraph. */
  readonly description: readonly string[];
  readonly amenities: readonly string[];
  /** Per guest, in fils. */
  readonly price: number;
  readonly duration: string;
  readonly location: string;
  readonly capacity: number;
}

/** The shop's cruises (CRUISE-01, CRUISE-02, GAP-46). */
export const cruises: readonly Cruise[] = data;

/**
 * Finds a cruise by id.
 *
 * @example findCruise('1')?.name // 'Sir Bani Yas Island Cruise'
 * @example findCruise('ferry') // undefined
 */
export const findCruise = (id: string): Cruise | undefined => cruises.find((cruise) => cruise.id === id);
