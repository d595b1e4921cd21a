/** QUIRK-17: where the tour dialog's "View My Bookings" leads; the address leads on to My Bookings. */
export const tourDialogBookingsPath = '/account/bookings';
