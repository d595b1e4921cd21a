import { eq } from 'drizzle-orm';
import { isProtected } from '../../auth/permissions.ts';
import { toUserBody } from '../../auth/userBody.ts';
import { hasNoBooking } from '../../db/bookings/bookings.ts';
import { recoveryCodes } from '../../db/schema.ts';
import { operation } from '../../http/operation.ts';

/** Returns the caller's account, with the discount of a first booking if the caller would get it. */
export const getMe = operation('getMe', async ({ user, db, config }) => {
  const { percent } = config.quirks.firstBooking;
  const isEligible = percent > 0 && (await hasNoBooking(db, user.id));
  const body = {
    ...toUserBody(user, config),
    ...(isEligible && { first_booking_discount: percent }),
    ...(isProtected(user, config) && {
      recovery_codes_left: await db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id)),
    }),
  };
  return { status: 200, body };
});
