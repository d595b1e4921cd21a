/** The texts of the error catalogue about the dashboard (STAFF-14, STAFF-24, STAFF-25, STAFF-32, GAP-53). */
export const staffMessages = {
  notAuthorised: 'Not Authorised',
  notAuthorisedToSee: 'You are not authorised to see data',
  contactAdministrator: 'Please contact an administrator.',
  slotsCreated: (count: number): string => `Successfully created ${count} time slots.`,
  slotsFailed: 'Failed to create time slots. Please try again.',
  toursFailed: 'Failed to load tours',
  transfersFailed: 'Failed to load transfers',
  activitiesFailed: 'Failed to load activities',
  bookingsFailed: 'Failed to load bookings',
  eventsFailed: 'Failed to load events',
  ticketStatsFailed: 'Failed to load ticket stats',
  requiredDataFailed: 'Failed to load required data',
  userDataFailed: 'Failed to load user data',
} as const;
