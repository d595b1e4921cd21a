/** QUIRK-21: a reply that never came has one text in general and another one for bookings. */
export const noReplyMessages = {
  general: 'No response from server',
  bookings: 'No response received from server',
} as const;
