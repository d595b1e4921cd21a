interface ListedDeparture {
  readonly id: string;
  readonly parties: readonly { readonly booking_number: string }[];
}

/** The numbers of the bookings that differ between two lists of a day. */
export interface DepartureChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Cancelled, or moved to another day. */
  readonly removed: readonly string[];
}

/**
 * Returns which bookings of a day are new, differ or are gone. A booking that moved to another departure of the day has
 * changed.
 *
 * @example compareDepartures([], [{ id: '1', parties: [{ booking_number: 'EB1' }] }]).added // ['EB1']
 * @example compareDepartures([{ id: '1', parties: [{ booking_number: 'EB1' }] }], []).removed // ['EB1']
 */
export function compareDepartures(
  before: readonly ListedDeparture[],
  after: readonly ListedDeparture[],
): DepartureChanges {
  const old = describeBookings(before);
  const current = describeBookings(after);
  const numbers = [...current.keys()];
  return {
    added: numbers.filter((number) => !old.has(number)),
    changed: numbers.filter((number) => old.has(number) && old.get(number) !== current.get(number)),
    removed: [...old.keys()].filter((number) => !current.has(number)),
  };
}

/** Returns all that is listed of each booking as one text. */
function describeBookings(departures: readonly ListedDeparture[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { id, parties } of departures)
    for (const party of parties)
      texts.set(party.booking_number, `${texts.get(party.booking_number) ?? ''}${JSON.stringify([id, party])}`);
  return texts;
}
