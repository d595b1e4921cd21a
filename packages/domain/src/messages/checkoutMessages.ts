/**
 * The texts of the error catalogue about the checkout (CHECKOUT-07 to CHECKOUT-12, CHECKOUT-16 to CHECKOUT-18,
 * CHECKOUT-29 to CHECKOUT-33, CHECKOUT-47 to CHECKOUT-49).
 */
export const checkoutMessages = {
  personalInfoMissing: 'Please fill in all personal information fields',
  paymentInfoMissing: 'Please fill in all payment information fields',
  cardNumberInvalid: 'Please enter a valid 16-digit card number',
  amexNumberInvalid: 'Please enter a valid 15-digit card number',
  expiryInvalid: 'Please enter expiry date in MM/YY format',
  cardExpired: 'This card has expired. Use another card or pay cash.',
  cvvInvalid: 'Please enter a valid CVV',
  processing: 'Processing your booking...',
  completed: 'Booking completed successfully!',
  logIn: 'Please log in to complete your booking',
  failed: 'An error occurred while processing your booking. Please try again.',
  noResponseData: 'No response data received from server',
  bookingNumberMissing: 'Invalid response from server: missing booking number',
  activityResponseInvalid: 'Invalid activity booking response',
  ticketResponseInvalid: 'Invalid ticket booking response',
  nothingBooked: 'No bookings were created',
  invalidReference: 'Invalid booking reference',
  nothingToConfirm: 'No activity or ticket booking found',
  detailsFailed: 'Failed to load booking details',
} as const;
