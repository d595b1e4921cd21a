/** The texts of the error catalogue about tours (TOUR-25, TOUR-26, TOUR-30 to TOUR-34, TOUR-41). */
export const tourMessages = {
  loadFailed: 'Failed to load tour details',
  notFound: 'Tour not found',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  phoneRequired: 'Phone number is required',
  bookingFailed: 'An error occurred while creating your booking. Please try again.',
} as const;
