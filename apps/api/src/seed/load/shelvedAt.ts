const hour = 3600 * 1000;
/** The catalogue counts as put on the shelves on this day. */
const shelvedOn = Date.parse('2026-01-15T08:00:00Z');

/** When a product was put on the shelf: the first of the catalogue last, since lists show the newest first. */
export const shelvedAt = (position: number): Date => new Date(shelvedOn - position * hour);
