import data from './sampleActivities.json' with { type: 'json' };

/** A record of the activity library (ENTITY-46). */
export interface LibraryRecord {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly location: string;
  readonly lat: number;
  readonly lng: number;
  /** Hours. */
  readonly duration: number;
  readonly price_range: string;
  readonly rating: number;
  readonly opening_hours: { readonly open: string; readonly close: string };
  readonly tags: readonly string[];
  readonly image_url: null;
}

/** The samples of the activity library (PLAN-33). */
export const sampleActivities: readonly LibraryRecord[] = data;
