/** The texts of the error catalogue about tickets (TICKET-26, TICKET-31, TICKET-37, TICKET-39). */
export const ticketMessages = {
  noTimeSlots: 'No time slots available for the selected date.',
  adultRequired: 'At least one adult ticket is required when booking child tickets',
  duplicate: 'This ticket is already in your cart!',
  added: 'Ticket added to cart!',
} as const;
