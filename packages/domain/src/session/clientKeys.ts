/** The names under which the browser keeps its values (AUTH-34, XFER-33, GAP-36). */
export const clientKeys = {
  sessionKey: 'session_key',
  user: 'user',
  pendingBooking: 'pendingBooking',
  redirectAfterLogin: 'redirectAfterLogin',
  lastBooking: 'lastBooking',
  transferSearch: 'transferSearch',
  /** The vehicle that was selected and the search it was found by. */
  transferChoice: 'transferChoice',
  /** The wizard, while it is open. */
  transferBooking: 'transferBooking',
  cruiseRequest: 'cruiseRequest',
  dayPlannerSessionId: 'dayPlannerSessionId',
  dayPlannerPreferences: 'dayPlannerPreferences',
  dashboardTheme: 'dashboardTheme',
} as const;
