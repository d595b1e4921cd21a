import type { Pass } from './pass.ts';
import type { PassPayload } from './passPayload.ts';

/**
 * Returns the pass of a booking that a code states; `undefined` if the booking was changed after the code was issued.
 *
 * @param passes those that the booking has now
 * @example findStatedPass({ keyId: 1, bookingNumber: 'AB00000042', ordinal: 1, productId: '101', date: '2030-03-02', time: null, kind: 'adult' }, []) // undefined
 * @example findStatedPass({ keyId: 1, bookingNumber: 'FT00000042', ordinal: 2, productId: 'transfer', date: '2030-03-02', time: null, kind: 'ride' }, []) // undefined
 */
export const findStatedPass = (
  { ordinal, productId, date, time, kind }: PassPayload,
  passes: readonly Pass[],
): Pass | undefined =>
  passes.find(
    (pass) =>
      pass.ordinal === ordinal &&
      pass.productId === productId &&
      pass.date === date &&
      pass.time === time &&
      pass.kind === kind,
  );
