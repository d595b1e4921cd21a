import data from './gazetteer.json' with { type: 'json' };

/** A name on the map. */
export interface PlaceName {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  /** Minimum zoom: smaller places appear later. */
  readonly fromZoom: number;
}

/** Cities first, then places that visitors know by name. */
export const gazetteer: readonly PlaceName[] = data;
