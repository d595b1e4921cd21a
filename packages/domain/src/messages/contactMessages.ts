/** The texts of the error catalogue about the contact form (CONTACT-08, GAP-53). */
export const contactMessages = {
  sendFailed: 'An error occurred',
} as const;
