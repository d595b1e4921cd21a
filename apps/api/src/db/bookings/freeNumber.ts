import { randomInt } from 'node:crypto';
import { formatBookingNumber, type NumberedKind } from '@aitours/domain/booking';

const serialNumbers = 10 ** 8;
const attempts = 20;

/**
 * Inserts a row with a new number. Numbers are random, so that they can't be guessed (GAP-29); a used one is replaced by
 * another.
 *
 * @param insert inserts the row and returns it, or returns no row if the number is used
 */
export async function insertUnderFreeNumber<Row>(
  kind: NumberedKind,
  insert: (number: string) => PromiseLike<readonly Row[]>,
): Promise<Row> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const [row] = await insert(formatBookingNumber(kind, randomInt(serialNumbers)));
    if (row) return row;
  }
  throw new Error('No free booking number was found');
}
