/** A larger share for addresses that belong to their customer, and a number of places that is never refused. */
const shares = { proven: { share: 1 / 2, min: 15 }, unproven: { share: 1 / 4, min: 6 } } as const;

/**
 * Returns how many places of one slot a customer may hold without payment, so that no customer empties it (E6). Small
 * slots can be booked by one family or group.
 *
 * @param capacity of the slot, before any booking
 * @param hasProvenAddress whether the customer has proven the account's address
 * @example getUnpaidLimit(100, true) // 50
 * @example getUnpaidLimit(15, false) // 6
 */
export function getUnpaidLimit(capacity: number, hasProvenAddress: boolean): number {
  const { share, min } = shares[hasProvenAddress ? 'proven' : 'unproven'];
  return Math.min(capacity, Math.max(min, Math.floor(capacity * share)));
}
