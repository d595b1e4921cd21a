/** The texts of the error catalogue about bookings (BOOK-10, BOOK-11, BOOK-15, BOOK-20 to BOOK-27). */
export const bookingMessages = {
  listFailed: 'Failed to load bookings',
  noToken: 'No authentication token found',
  fetchFailed: 'Failed to fetch bookings',
  fetchDetailsFailed: 'Failed to fetch booking details',
  fetchTransfersFailed: 'Failed to fetch transfer bookings',
  fetchLatestFailed: 'Failed to fetch latest booking',
  noResponse: 'No response received from server',
  sessionExpired: 'Session expired. Please log in again.',
  cancelForbidden: 'You do not have permission to cancel this booking.',
  cancelRejected: 'Cannot cancel this booking. It may have already been processed or cancelled.',
  cancelFailed: 'Failed to cancel booking. Please try again later.',
  cancelWithoutResponse: 'No response received from server. Please check your connection.',
  cancelUnexpected: 'An unexpected error occurred. Please try again.',
  cancelWithoutToken: 'Authentication required. Please log in.',
  cancelFailedShort: 'Failed to cancel booking',
} as const;
