/** The keys of the browser's storage, except the tokens' (AUTH-34, XFER-33, GAP-36). */
export const storageKeys = {
  sessionKey: 'session_key',
  user: 'user',
  pendingBooking: 'pendingBooking',
  redirectAfterLogin: 'redirectAfterLogin',
  lastBooking: 'lastBooking',
  transferSearch: 'transferSearch',
  /** The selected vehicle and the search that found it. */
  transferChoice: 'transferChoice',
  /** The state of the open wizard. */
  transferBooking: 'transferBooking',
  cruiseRequest: 'cruiseRequest',
  dayPlannerSessionId: 'dayPlannerSessionId',
  dayPlannerPreferences: 'dayPlannerPreferences',
  dashboardTheme: 'dashboardTheme',
} as const;
